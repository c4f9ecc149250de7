import * as v from 'valibot';
import { expect, it } from 'vitest';
import { sortByAddress } from './address-order.ts';
import { type Endpoint, endpoint, type Method } from './endpoint.ts';

const endpointAt = (path: string, method: Method = 'POST', names: string[] = []): Endpoint =>
  endpoint({
    method,
    path,
    summary: '',
    access: 'public',
    body: v.object(Object.fromEntries(names.map((name) => [name, v.string()]))),
    reply: v.unknown(),
  });
const sortedAddresses = (...all: Endpoint[]) =>
  Object.values(sortByAddress(Object.fromEntries(all.map((each, place) => [`e${place}`, each])))).map(
    ({ path, method }) => `${method} ${path}`,
  );

it('tries a fixed path before a parameter that would match it, at every depth', () => {
  expect(
    sortedAddresses(
      endpointAt('a/{id}'),
      endpointAt('a/zebra'),
      endpointAt('a'),
      endpointAt('{any}/first'),
      endpointAt('a/{id}/x'),
      endpointAt('a/b/{n}'),
    ),
  ).toEqual(['POST a', 'POST a/b/{n}', 'POST a/zebra', 'POST a/{id}', 'POST a/{id}/x', 'POST {any}/first']);
});

it('sorts equal paths by method, then by the widest body', () => {
  const settings = endpointAt('mine', 'POST', ['twoFA']);
  const person = endpointAt('mine', 'POST', ['firstName', 'lastName']);
  const read = endpointAt('mine', 'GET');
  const registry = sortByAddress({ settings, person, read });
  expect(Object.keys(registry)).toEqual(['read', 'person', 'settings']);
});
