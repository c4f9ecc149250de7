import { expect, it } from 'vitest';
import { createTestServer } from '#mocks/testing/test-server.ts';
import { mutations } from './testing/mutations.ts';
import { posingOverHttp } from './testing/over-http.ts';
import { type Alter, type Body, patient, physician, radarOf } from './testing/posing.ts';

it('has at least twenty mutated fields', () => expect(mutations.length).toBeGreaterThanOrEqual(20));

/** Applies all mutations of an operation to its reply. */
const alter: Alter = (name, body) =>
  mutations
    .filter(([meant]) => meant === name)
    .reduce<Body | Response>(
      (sofar, [, mutate]) => (sofar instanceof Response ? sofar : mutate(sofar)),
      body,
    );

it('reports each of the mutated fields over the network, and nothing else', async () => {
  const found = new Set<string>();
  for (const email of [patient, physician]) {
    const api = await posingOverHttp(await createTestServer(), { alter });
    const { drifting } = await radarOf(api, email, { patient: 'complete-patient' });
    for (const drift of drifting) found.add(drift);
  }
  const missed = mutations.filter(
    ([name, , said]) => ![...found].some((drift) => drift.startsWith(name) && drift.includes(` ${said}`)),
  );
  expect(missed).toEqual([]);
  expect([...found]).toHaveLength(mutations.length);
});
