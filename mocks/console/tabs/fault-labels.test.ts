import { expect, test } from 'vitest';
import { endpointNames } from '#api/endpoints/endpoints.ts';
import { type FaultEffect, type FaultRule, faultScopes } from '#mocks/store/faults.ts';
import {
  describeCallSelection,
  describeEffect,
  findTargets,
  listDocumentedErrors,
  targetChoices,
} from './fault-labels.ts';

test('lists each documented error with its catalogue text, or null for the server’s text', () => {
  expect(listDocumentedErrors('createMedication')).toEqual([
    { status: 400, text: 'Please check with your service provider' },
    { status: 500, text: 'Server Error' },
  ]);
  expect(listDocumentedErrors('login')).toContainEqual({ status: 400, text: null });
  expect(listDocumentedErrors('*')).toEqual([]);
});

test('offers every endpoint and every group once', () => {
  const offered = targetChoices.map(({ value }) => value);
  expect(offered.toSorted()).toEqual([...faultScopes, ...endpointNames].toSorted());
});

test.each<[typed: string, found: FaultRule['endpoint'][]]>([
  ['send a Shoop', ['createShoops', 'updateShoop', 'sendShoop']],
  ['LOG a check-up', ['createCheckUp']],
  ['post intake/contacts', ['saveContacts']],
  ['readPatientInformation', ['readPatientInformation']],
  ['every save', ['saves']],
  ['rain', []],
])('a search for “%s” finds %j', (typed, found) => {
  expect(findTargets(typed).map(({ value }) => value)).toEqual(found);
});

test('an empty search offers all targets', () => {
  expect(findTargets(' ')).toEqual(targetChoices);
});

test.each([
  [{}, 'always'],
  [{ once: true }, 'next call'],
  [{ every: 2 }, 'every 2nd call'],
  [{ every: 11 }, 'every 11th call'],
  [{ every: 3, once: true }, '3rd call only'],
  [{ times: 1 }, 'next call'],
  [{ times: 2 }, 'the first 2 calls'],
  [{ after: 0, times: 2 }, 'the first 2 calls'],
  [{ after: 1 }, 'after 1 call'],
  [{ after: 3 }, 'after 3 calls'],
  [{ after: 3, times: 2 }, 'calls 4 to 5'],
  [{ after: 3, once: true }, '4th call only'],
  [{ after: 0, once: true }, 'next call'],
  [{ every: 2, times: 5 }, 'every 2nd call, 5 times'],
  [{ every: 2, after: 1 }, 'every 2nd call after the first'],
  [{ every: 3, after: 4, times: 2 }, 'every 3rd call after the first 4, 2 times'],
  [{ every: 3, after: 4, times: 1 }, '7th call only'],
])('labels %j “%s”', (rule, text) => {
  expect(describeCallSelection(rule)).toBe(text);
});

test.each<[FaultEffect, string]>([
  [{ kind: 'status', status: 500 }, 'Status 500'],
  [{ kind: 'answer', status: 202, body: { data: [] } }, 'Answer 202 “{"data":[]}”'],
  [{ kind: 'answer', status: 200, body: null }, 'Answer 200 “null”'],
  [{ kind: 'answer', status: 200, body: 'x'.repeat(61) }, `Answer 200 “${'x'.repeat(60)}…”`],
  [{ kind: 'answer', status: 204 }, 'Answer 204 without a body'],
])('describes %j as “%s”', (effect, text) => {
  expect(describeEffect(effect)).toBe(text);
});
