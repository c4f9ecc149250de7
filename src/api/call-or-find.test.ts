import { describe, expect, it, vi } from 'vitest';
import { callOrFind, checkRemoved, type ServerCheck } from './call-or-find.ts';
import { isOutcomeUnknown } from './client/api-error.ts';
import { fakeApi, reply } from './client/fake-api.ts';
import { createMedication } from './endpoints/lists.ts';

const loseAnswer = () => Promise.reject(new TypeError('Failed to fetch'));
const answerWith = (status: number) => () => reply(item, status);

const item = { id: '7', name: 'Aspirin' };
const findDone = async () => ({ data: item });
const findNothing = async () => null;
const failCheck = () => Promise.reject(new Error('Nobody can tell'));

/** Adds a medication; `check` stands in for the check that follows a lost answer or a refusal. */
async function addMedication(
  answer: () => Response | Promise<Response>,
  check: ServerCheck<typeof createMedication>,
) {
  fakeApi(answer);
  const checkSpy = vi.fn(check);
  const outcome = await callOrFind(
    createMedication,
    { body: { name: 'Aspirin', user_id: '1' } },
    checkSpy,
  ).then(
    () => 'done',
    (error: unknown) => (isOutcomeUnknown(error) ? 'unknown' : 'not done'),
  );
  return { outcome, checkSpy };
}

it.each([
  ['lost, and done', loseAnswer, findDone, 'done'],
  ['lost, and not done', loseAnswer, findNothing, 'not done'],
  ['lost, and nobody can tell', loseAnswer, failCheck, 'unknown'],
  ['a refusal of what is done already', answerWith(404), findDone, 'done'],
  ['a refusal of what is not done', answerWith(400), findNothing, 'not done'],
  ['a refusal, and nobody can tell', answerWith(400), failCheck, 'not done'],
])('resolves or rejects after an answer: %s', async (_, answer, look, outcome) => {
  const found = await addMedication(answer, look);
  expect(found.outcome).toBe(outcome);
  expect(found.checkSpy).toHaveBeenCalledOnce();
});

it.each([200, 403, 500])('does not check after a %s', async (status) => {
  const { checkSpy } = await addMedication(answerWith(status), findDone);
  expect(checkSpy).not.toHaveBeenCalled();
});

describe('checkRemoved', () => {
  it.each([
    ['is not there', '8', 0, { data: null }],
    ['is there', '7', 0, null],
    ['is there, next to an unreadable one', '7', 1, null],
  ])('checks for an entry that %s', (_, id, unreadable, found) => {
    expect(checkRemoved([{ id: '7' }], unreadable, id)).toEqual(found);
  });

  it('throws if an entry of the list could not be read', () => {
    expect(() => checkRemoved([{ id: '7' }], 1, '8')).toThrow();
  });
});
