import { expect, it } from 'vitest';
import { type ActivityEvent, createActivity, isBusy, type UnknownOutcome } from './activity.ts';
import { ApiError } from './client/api-error.ts';

const error = new ApiError({}, 'offline');
const after = (...events: ActivityEvent<string, string>[]) => {
  const store = createActivity<string, string>();
  for (const event of events) store.dispatch(event);
  return store;
};
const press = { type: 'press', errand: 'first' } as const;
const again = { type: 'press', errand: 'again' } as const;
const lose = (outcome: UnknownOutcome) => ({ type: 'lose', errand: 'first', outcome, error }) as const;

it.each([
  { what: 'checked', events: [press] },
  { what: 'shown', events: [press, { type: 'preview' }] },
  { what: 'sent', events: [press, { type: 'send' }] },
  { what: 'looked for', events: [press, { type: 'send' }, lose('looking')] },
] as const)('ignores a press while another write is being $what', ({ events }) => {
  const store = after(...events);
  const before = store.get();
  expect(isBusy(before)).toBe(true);
  expect(store.dispatch(again)).toBe(false);
  expect(store.get()).toBe(before);
});

it.each([
  { what: 'is over', events: [press, { type: 'rest' }] },
  { what: 'has failed', events: [press, { type: 'fail', error }] },
  { what: 'may be there', events: [press, lose('unsure')] },
  { what: 'is not there', events: [press, lose('missing')] },
] as const)('accepts a press once the write before $what', ({ events }) => {
  const store = after(...events);
  expect(isBusy(store.get())).toBe(false);
  expect(store.dispatch(again)).toBe(true);
  expect(store.get()).toEqual({ is: 'checking', errand: 'again' });
});

it('keeps the errand of the first press and ignores events after the end', () => {
  expect(after(press, { type: 'preview' }, { type: 'send' }).get()).toEqual({
    is: 'sending',
    errand: 'first',
  });
  expect(after(press, { type: 'rest', news: 'changed' }, { type: 'fail', error }).get()).toEqual({
    is: 'idle',
    news: 'changed',
  });
});
