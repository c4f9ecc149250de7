import * as v from 'valibot';
import { expect, it } from 'vitest';
import { inAddressOrder } from './address-order.ts';
import { type Endpoint, endpoint, type Method } from './endpoint.ts';

const at = (path: string, method: Method = 'POST', names: string[] = []): Endpoint =>
  endpoint({
    method,
    path,
    summary: '',
    access: 'public',
    body: v.object(Object.fromEntries(names.map((name) => [name, v.string()]))),
    reply: v.unknown(),
  });
const ordered = (...all: Endpoint[]) =>
  Object.values(inAddressOrder(Object.fromEntries(all.map((each, place) => [`e${place}`, each])))).map(
    ({ path, method }) => `${method} ${path}`,
  );

it('tries a fixed path before a parameter that would match it, at every depth', () => {
  expect(
    ordered(at('a/{id}'), at('a/zebra'), at('a'), at('{any}/first'), at('a/{id}/x'), at('a/b/{n}')),
  ).toEqual(['POST a', 'POST a/b/{n}', 'POST a/zebra', 'POST a/{id}', 'POST a/{id}/x', 'POST {any}/first']);
});

it('sorts equal paths by method, then by the widest body', () => {
  const settings = at('mine', 'POST', ['twoFA']);
  const person = at('mine', 'POST', ['firstName', 'lastName']);
  const read = at('mine', 'GET');
  const registry = inAddressOrder({ settings, person, read });
  expect(Object.keys(registry)).toEqual(['read', 'person', 'settings']);
});
