import { expect, it } from 'vitest';
import { type ActivityEvent, createActivity, isBusy, type UnknownOutcome } from './activity.ts';
import { ApiError } from './client/api-error.ts';

const error = new ApiError({}, 'offline');
const storeAfter = (...events: ActivityEvent<string, string>[]) => {
  const store = createActivity<string, string>();
  for (const event of events) store.dispatch(event);
  return store;
};
const submit = { type: 'submit', submission: 'first' } as const;
const submitAgain = { type: 'submit', submission: 'again' } as const;
const loseAnswer = (outcome: UnknownOutcome) =>
  ({ type: 'loseAnswer', submission: 'first', outcome, error }) as const;

it.each([
  { what: 'checked', events: [submit] },
  { what: 'shown', events: [submit, { type: 'preview' }] },
  { what: 'sent', events: [submit, { type: 'send' }] },
  { what: 'looked for', events: [submit, { type: 'send' }, loseAnswer('checking')] },
] as const)('ignores a submit while another write is being $what', ({ events }) => {
  const store = storeAfter(...events);
  const before = store.get();
  expect(isBusy(before)).toBe(true);
  expect(store.dispatch(submitAgain)).toBe(false);
  expect(store.get()).toBe(before);
});

it.each([
  { what: 'is over', events: [submit, { type: 'end' }] },
  { what: 'has failed', events: [submit, { type: 'fail', error }] },
  { what: 'may be there', events: [submit, loseAnswer('unsure')] },
  { what: 'is not there', events: [submit, loseAnswer('missing')] },
] as const)('accepts a submit once the write before $what', ({ events }) => {
  const store = storeAfter(...events);
  expect(isBusy(store.get())).toBe(false);
  expect(store.dispatch(submitAgain)).toBe(true);
  expect(store.get()).toEqual({ phase: 'checking', submission: 'again' });
});

it('keeps the submission of the first submit and ignores events after the end', () => {
  expect(storeAfter(submit, { type: 'preview' }, { type: 'send' }).get()).toEqual({
    phase: 'sending',
    submission: 'first',
  });
  expect(storeAfter(submit, { type: 'end', news: 'changed' }, { type: 'fail', error }).get()).toEqual({
    phase: 'idle',
    news: 'changed',
  });
});
