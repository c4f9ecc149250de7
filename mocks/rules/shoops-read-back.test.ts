import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { shoopListSchema } from '#api/endpoints/shoop-schema.ts';
import { arbitraryPayload, arbitrarySending } from '#domain/shoops/arbitrary-payload.ts';
import type { MedicinePayload } from '#domain/shoops/payload.ts';
import { listStoredDifferences } from '#domain/shoops/safety/compare/stored-differences.ts';
import { type Shoop, shoopsFor } from '#domain/shoops/shoop.ts';
import type { MockServer } from '#mocks/server/server.ts';
import { createTestServer } from '../testing/test-server.ts';
import { createShoops, updateShoops } from './shoops.ts';

const PATIENT = 'complete-patient';
const medicine = arbitraryPayload(PATIENT);
const medicines = arbitrarySending(PATIENT);

/** Returns the patient's sent Shoops as the app reads them. */
function sentShoops({ store }: MockServer): readonly Shoop[] {
  const records = store.tables.shoops.filter(({ userId, isReady }) => userId === PATIENT && isReady);
  return shoopsFor(PATIENT, v.parse(shoopListSchema, JSON.parse(JSON.stringify(records)))).shoops;
}
const physicianOf = ({ store }: MockServer) => {
  const found = store.tables.accounts.find(({ id }) => id === 'physician');
  if (!found) throw new Error('There is no physician');
  return found;
};
const idsOf = (server: MockServer) => new Set(sentShoops(server).map(({ id }) => id));
/** Saves medicines and returns the differences between the payloads and the stored Shoops. */
function differencesAfter(server: MockServer, payloads: readonly MedicinePayload[]) {
  const before = idsOf(server);
  const save = payloads[0]?.shoopId === undefined ? createShoops : updateShoops;
  save(server.store, physicianOf(server), { isReady: true, shoop: payloads });
  return listStoredDifferences(payloads, sentShoops(server), before);
}

const server = await createTestServer();
const { tables } = server.store;
const [seeded, told] = [[...tables.shoops], [...tables.notifications]];
/** Resets the tables to the seed before each run. */
const startOver = () => Object.assign(tables, { shoops: [...seeded], notifications: [...told] });

it('stores any medicines without differences', () => {
  fc.assert(
    fc.property(medicines, (payloads) => {
      startOver();
      expect(differencesAfter(server, payloads)).toEqual([]);
    }),
  );
});

it('sends a draft under its id together with an added medicine, as one recommendation', () => {
  fc.assert(
    fc.property(medicine, medicine, (first, added) => {
      const { store } = server;
      startOver();
      createShoops(store, physicianOf(server), { isReady: false, shoop: [first] });
      const draft = { ...first, note: `${first.note}!`, shoopId: store.tables.shoops.at(-1)?.id ?? '' };
      expect(differencesAfter(server, [draft, added])).toEqual([]);
    }),
  );
});
