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

const patientId = 'complete-patient';
const arbitraryMedicine = arbitraryPayload(patientId);
const arbitraryMedicines = arbitrarySending(patientId);

/** Returns the patient's sent Shoops as the app reads them. */
function listSentShoops({ store }: MockServer): readonly Shoop[] {
  const records = store.tables.shoops.filter(({ userId, isReady }) => userId === patientId && isReady);
  // The JSON round trip is what a reply on the wire goes through.
  return shoopsFor(patientId, v.parse(shoopListSchema, JSON.parse(JSON.stringify(records)))).shoops;
}

const getPhysician = ({ store }: MockServer) => {
  const physician = store.tables.accounts.find(({ id }) => id === 'physician');
  if (!physician) throw new Error('There is no physician');
  return physician;
};
const listSentIds = (server: MockServer) => new Set(listSentShoops(server).map(({ id }) => id));

/** Saves medicines and returns the differences between the payloads and the stored Shoops. */
function saveAndFindDifferences(server: MockServer, payloads: readonly MedicinePayload[]) {
  const before = listSentIds(server);
  const save = payloads[0]?.shoopId === undefined ? createShoops : updateShoops;
  save(server.store, getPhysician(server), { isReady: true, shoop: payloads });
  return listStoredDifferences(payloads, listSentShoops(server), before);
}

const server = await createTestServer();
const { tables } = server.store;
const [seededShoops, seededNotifications] = [[...tables.shoops], [...tables.notifications]];
/** Resets the tables to the seed before each run. */
const resetTables = () =>
  Object.assign(tables, { shoops: [...seededShoops], notifications: [...seededNotifications] });

it('stores any medicines without differences', () => {
  fc.assert(
    fc.property(arbitraryMedicines, (payloads) => {
      resetTables();
      expect(saveAndFindDifferences(server, payloads)).toEqual([]);
    }),
  );
});

it('sends a draft under its id together with an added medicine, as one recommendation', () => {
  fc.assert(
    fc.property(arbitraryMedicine, arbitraryMedicine, (draftMedicine, addedMedicine) => {
      const { store } = server;
      resetTables();
      createShoops(store, getPhysician(server), { isReady: false, shoop: [draftMedicine] });
      const draft = {
        ...draftMedicine,
        note: `${draftMedicine.note}!`,
        shoopId: store.tables.shoops.at(-1)?.id ?? '',
      };
      expect(saveAndFindDifferences(server, [draft, addedMedicine])).toEqual([]);
    }),
  );
});
