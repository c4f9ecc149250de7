import fc from 'fast-check';
import { expect, it } from 'vitest';
import { endpointNames, endpoints, resourceOf } from '#api/endpoints/endpoints.ts';
import { operations } from '#api/endpoints/operations.ts';
import { resourceNames } from '#api/endpoints/resource-names.ts';
import { createSides, findSide } from './sides.ts';

it('answers each call by the side of its endpoint’s resource, whatever is mocked', () => {
  fc.assert(
    fc.property(fc.subarray(resourceNames), fc.constantFrom(...endpointNames), (mocked, name) => {
      const { method, path } = endpoints[name];
      const found = findSide(createSides(mocked), method, `${path.replaceAll(/\{\w+\}/g, 'a-1')}?x=1`);
      expect(found?.operation.names).toContain(name);
      expect(found?.resource).toBe(resourceOf(name));
      expect(found?.side).toBe(mocked.includes(resourceOf(name)) ? 'mock' : 'api');
    }),
    { numRuns: 500 },
  );
});

it('has the endpoints of one address in one resource', () => {
  for (const { name, names } of operations)
    expect([name, new Set(names.map(resourceOf)).size]).toEqual([name, 1]);
});

it('leaves addresses outside the contract to the API, but for the files of mocked documents', () => {
  const file = 'intake/documents/document-1/file';
  expect(findSide(createSides(resourceNames), 'GET', 'uploads/scan.pdf')).toBeUndefined();
  expect(findSide(createSides(['documents']), 'GET', file)?.side).toBe('mock');
  expect(findSide(createSides(['intake']), 'GET', file)).toBeUndefined();
});
