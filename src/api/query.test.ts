import { hashKey } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { ownScope, type SubjectScope } from './contract/endpoint.ts';
import { listCheckUps } from './endpoints/check-ups.ts';
import { listShoops } from './endpoints/shoops.ts';
import { endpointKey, endpointQuery } from './query.ts';

const keyOf = (input: { subject?: SubjectScope | undefined }) => hashKey(endpointKey(listCheckUps, input));

it('one question has one key: one’s own record, whichever way it is asked for', () => {
  const own = [{ subject: ownScope }, { subject: { userId: undefined } }, { subject: undefined }, {}];
  expect(new Set(own.map((input) => keyOf(input as { subject?: SubjectScope })))).toEqual(
    new Set(['["dashboard/healthCheckUp",{}]']),
  );
  expect(keyOf({ subject: { userId: 'p1' } })).not.toBe(keyOf({ subject: { userId: 'p2' } }));
});

it('whose record it is must be said where a call acts on behalf, and cannot be where it does not', () => {
  // @ts-expect-error: the patient's or one's own?
  expect(endpointQuery(listCheckUps, {}).queryKey).toBeDefined();
  // @ts-expect-error: shoops are one's own.
  expect(endpointQuery(listShoops, { subject: { userId: 'p1' } }).queryKey).toBeDefined();
  expect(endpointQuery(listShoops, {}).queryKey).toEqual(['dashboard/shoops', {}]);
});
