import { hashKey } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { currentUserScope, type SubjectScope } from './contract/endpoint.ts';
import { listCheckUps } from './endpoints/check-ups.ts';
import { listShoops } from './endpoints/shoops.ts';
import { endpointKey, endpointQuery } from './query.ts';

const keyOf = (input: { subject?: SubjectScope | undefined }) => hashKey(endpointKey(listCheckUps, input));

it('uses one cache key for the current user’s record, with or without a scope', () => {
  const own = [{ subject: currentUserScope }, { subject: { userId: undefined } }, { subject: undefined }, {}];
  expect(new Set(own.map((input) => keyOf(input as { subject?: SubjectScope })))).toEqual(
    new Set(['["dashboard/healthCheckUp",{}]']),
  );
  expect(keyOf({ subject: { userId: 'p1' } })).not.toBe(keyOf({ subject: { userId: 'p2' } }));
});

it('requires a subject if a call acts on behalf of a patient, and refuses it otherwise', () => {
  // @ts-expect-error: the subject is missing.
  expect(endpointQuery(listCheckUps, {}).queryKey).toBeDefined();
  // @ts-expect-error: the endpoint takes no subject.
  expect(endpointQuery(listShoops, { subject: { userId: 'p1' } }).queryKey).toBeDefined();
  expect(endpointQuery(listShoops, {}).queryKey).toEqual(['dashboard/shoops', {}]);
});
