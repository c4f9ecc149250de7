import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listReferences, referenceFields } from './references.ts';

/** Ids of a call's own resource, or of no record. */
const ownIds = ['id', 'roleId', 'shoopId'];

/** Lists the names of all properties and parameters of a JSON document. */
function listNames(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { properties, name } = value as { properties?: object; name?: unknown };
  return [
    ...Object.keys(properties ?? {}),
    ...(typeof name === 'string' ? [name] : []),
    ...Object.values(value).flatMap(listNames),
  ];
}

it('knows every field of the contract’s calls that holds an id', () => {
  const { paths, components } = JSON.parse(readFileSync('public/openapi.json', 'utf8'));
  const ids = new Set(listNames([paths, components]).filter((name) => /(^i|I|_i)d$/.test(name)));
  const known = [...ownIds, ...Object.keys(referenceFields)];
  expect([...ids].filter((name) => !known.includes(name))).toEqual([]);
});

const patient = { role: 'patient', ownId: '7' };
const physician = { role: 'physician', ownId: '7' };

it('finds ids at any depth, in numbers, and of a physician in the path', () => {
  const shoops = [{ userId: 12, doses: [{ id: 'a' }] }, { userId: '' }];
  expect(listReferences('createShoops', 'physician/shoop', { shoop: shoops }, physician)).toEqual([
    { resource: 'patients', field: 'userId', id: '12' },
  ]);
  expect(listReferences('listSharedNotes', 'dashboard/physician/a%20b/notes', {}, patient)).toEqual([
    { resource: 'physicians', field: 'id', id: 'a b' },
  ]);
  expect(listReferences('updateSettings', 'dashboard/profile', { twoFA: true }, patient)).toEqual([
    { resource: 'accounts', field: '', id: '' },
  ]);
});

it('distinguishes the user who adds an item from a physician’s patient', () => {
  const resourceFor = (id: string, caller: typeof patient) =>
    listReferences('createDiagnosis', 'register/diagnose', { user_id: id }, caller)[0]?.resource;
  expect(resourceFor('7', patient)).toBe('accounts');
  expect(resourceFor('7', physician)).toBe('accounts');
  expect(resourceFor('8', physician)).toBe('patients');
});
