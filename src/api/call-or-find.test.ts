import { describe, expect, it, vi } from 'vitest';
import { callOrFind, checkRemoved, type ServerCheck } from './call-or-find.ts';
import { isOutcomeUnknown } from './client/api-error.ts';
import { fakeApi, reply } from './client/fake-api.ts';
import { createMedication } from './endpoints/lists.ts';

const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const answering = (status: number) => () => reply(item, status);

const item = { id: '7', name: 'Aspirin' };
const isDone = async () => ({ data: item });
const isNotDone = async () => null;
const isAway = () => Promise.reject(new Error('Nobody can tell'));

/** Adds a medication; `look` stands in for the check that follows a lost answer or a refusal. */
async function add(answer: () => Response | Promise<Response>, look: ServerCheck<typeof createMedication>) {
  fakeApi(answer);
  const looked = vi.fn(look);
  const outcome = await callOrFind(
    createMedication,
    { body: { name: 'Aspirin', user_id: '1' } },
    looked,
  ).then(
    () => 'done',
    (error: unknown) => (isOutcomeUnknown(error) ? 'unknown' : 'not done'),
  );
  return { outcome, looked };
}

it.each([
  ['lost, and done', lost, isDone, 'done'],
  ['lost, and not done', lost, isNotDone, 'not done'],
  ['lost, and nobody can tell', lost, isAway, 'unknown'],
  ['a refusal of what is done already', answering(404), isDone, 'done'],
  ['a refusal of what is not done', answering(400), isNotDone, 'not done'],
  ['a refusal, and nobody can tell', answering(400), isAway, 'not done'],
])('an answer: %s', async (_, answer, look, outcome) => {
  const found = await add(answer, look);
  expect(found.outcome).toBe(outcome);
  expect(found.looked).toHaveBeenCalledOnce();
});

it.each([200, 403, 500])('does not check after a %s', async (status) => {
  const { looked } = await add(answering(status), isDone);
  expect(looked).not.toHaveBeenCalled();
});

describe('goneFrom', () => {
  it.each([
    ['is not there', '8', 0, { data: null }],
    ['is there', '7', 0, null],
    ['is there, beside what could not be read', '7', 1, null],
  ])('an entry that %s', (_, id, unreadable, found) => {
    expect(checkRemoved([{ id: '7' }], unreadable, id)).toEqual(found);
  });

  it('throws if an entry of the list could not be read', () => {
    expect(() => checkRemoved([{ id: '7' }], 1, '8')).toThrow();
  });
});
