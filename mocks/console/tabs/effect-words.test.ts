import { expect, test } from 'vitest';
import { endpointNames } from '#api/endpoints/endpoints.ts';
import { documentedErrors, endpointGroups } from './effect-words.ts';

test('the presets are the catalogue: our words, or the server’s own', () => {
  expect(documentedErrors('createMedication')).toEqual([
    { status: 400, text: 'Please check with your service provider' },
    { status: 500, text: 'Server Error' },
  ]);
  expect(documentedErrors('login')).toContainEqual({ status: 400, text: null });
  expect(documentedErrors('*')).toEqual([]);
});

test('every endpoint can be chosen once', () => {
  const offered = endpointGroups().flatMap(({ items }) => items.map(({ value }) => value));
  expect(offered.toSorted()).toEqual(endpointNames.toSorted());
});
