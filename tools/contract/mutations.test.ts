import { expect, it } from 'vitest';
import { createTestServer } from '#mocks/testing/test-server.ts';
import { mutations } from './testing/mutations.ts';
import { createPosingApiOverHttp } from './testing/over-http.ts';
import { type Alter, type Body, patientEmail, physicianEmail, runRadar } from './testing/posing-api.ts';

it('has at least twenty mutated fields', () => expect(mutations.length).toBeGreaterThanOrEqual(20));

/** Applies all mutations of an operation to its reply. */
const alter: Alter = (name, body) =>
  mutations
    .filter(([mutatedName]) => mutatedName === name)
    .reduce<Body | Response>(
      (reply, [, mutate]) => (reply instanceof Response ? reply : mutate(reply)),
      body,
    );

it('reports each of the mutated fields over the network, and nothing else', async () => {
  const foundDrifts = new Set<string>();
  for (const email of [patientEmail, physicianEmail]) {
    const api = await createPosingApiOverHttp(await createTestServer(), { alter });
    const { driftLines } = await runRadar(api, email, { patient: 'complete-patient' });
    for (const drift of driftLines) foundDrifts.add(drift);
  }
  const missedMutations = mutations.filter(
    ([name, , expectedDrift]) =>
      ![...foundDrifts].some((drift) => drift.startsWith(name) && drift.includes(` ${expectedDrift}`)),
  );
  expect(missedMutations).toEqual([]);
  expect([...foundDrifts]).toHaveLength(mutations.length);
});
