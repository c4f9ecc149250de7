import { expect, test } from 'vitest';
import { endpointNames } from '#api/endpoints/endpoints.ts';
import { type FaultRule, faultScopes } from '#mocks/store/faults.ts';
import { documentedErrors, findTargets, oftenText, targetChoices } from './effect-words.ts';

test('the presets are the catalogue: our words, or the server’s own', () => {
  expect(documentedErrors('createMedication')).toEqual([
    { status: 400, text: 'Please check with your service provider' },
    { status: 500, text: 'Server Error' },
  ]);
  expect(documentedErrors('login')).toContainEqual({ status: 400, text: null });
  expect(documentedErrors('*')).toEqual([]);
});

test('every endpoint and every group can be chosen once', () => {
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
])('“%s” finds %j', (typed, found) => {
  expect(findTargets(typed).map(({ value }) => value)).toEqual(found);
});

test('nothing typed leaves all to choose from', () => {
  expect(findTargets(' ')).toEqual(targetChoices);
});

test.each([
  [{}, 'always'],
  [{ once: true }, 'next call'],
  [{ every: 2 }, 'every 2nd call'],
  [{ every: 11 }, 'every 11th call'],
  [{ every: 3, once: true }, '3rd call only'],
])('%j is met %s', (rule, text) => {
  expect(oftenText(rule)).toBe(text);
});
