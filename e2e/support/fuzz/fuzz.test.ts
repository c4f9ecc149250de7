import { expect, it } from 'vitest';
import type { Json } from '#api/contract/wire-schema.ts';
import { isFullRun } from '../../../tools/ci/full-run.ts';
import { contractDocument } from '../contract/document.ts';
import { fuzz } from './fuzz.ts';

const documentPromise = contractDocument();
/** Number of calls in the full test; `npm run fuzz` takes any number and seed. */
const callCount = 300;
/** Seed of the calls: any number, fixed so that a failure repeats. */
const fuzzSeed = 1;

it('The mock conforms to its API document for random calls', async () => {
  const { findings, statuses } = await fuzz(await documentPromise, {
    calls: isFullRun ? callCount : 120,
    seed: fuzzSeed,
  });
  expect(findings).toEqual([]);
  expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['200', '400', '401', '404', '405']));
});

it('Finds differences between a document and the mock', async () => {
  const document = structuredClone(await documentPromise) as {
    paths: Record<string, Record<string, { responses: Json }>>;
    components: { schemas: Record<string, { properties: Record<string, Json> }> };
  };
  const { schemas } = document.components;
  // Three false statements, one for each of the checks below.
  Object.assign(schemas.SaveContactsBody?.properties.referredBy ?? {}, { maxLength: 1 });
  Object.assign(schemas.LinkedPhysician?.properties.id ?? {}, { type: 'boolean' });
  for (const operations of Object.values(document.paths))
    for (const { responses } of Object.values(operations)) delete responses[403];
  const { findings } = await fuzz(document as unknown as Json, { calls: callCount, seed: fuzzSeed });
  const checks = new Set(findings.map(({ check }) => check.split(':')[0]));
  expect([...checks].toSorted()).toEqual([
    'negative_data_rejection',
    'response_schema_conformance',
    'status_code_conformance',
  ]);
});
