import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { shoopListSchema } from '#api/endpoints/shoop-schema.ts';
import { arbitraryPayload, arbitrarySending } from '#domain/shoops/arbitrary-payload.ts';
import type { MedicinePayload } from '#domain/shoops/payload.ts';
import { differencesOf } from '#domain/shoops/safety/differences.ts';
import { shoopsSince } from '#domain/shoops/safety/shoops-since.ts';
import { type Shoop, shoopsFor } from '#domain/shoops/shoop.ts';
import type { MockServer } from '#mocks/server/server.ts';
import { createTestServer } from '../testing.ts';
import { createShoops, updateShoops } from './shoops.ts';

const PATIENT = 'complete-patient';
const medicine = arbitraryPayload(PATIENT);
const medicines = arbitrarySending(PATIENT);

/** What the patient was sent, as the app reads it. */
function sentShoops({ store }: MockServer): readonly Shoop[] {
  const records = store.tables.shoops.filter(({ userId, isReady }) => userId === PATIENT && isReady);
  return shoopsFor(PATIENT, v.parse(shoopListSchema, JSON.parse(JSON.stringify(records)))).shoops;
}
const physicianOf = ({ store }: MockServer) => {
  const found = store.tables.accounts.find(({ id }) => id === 'physician');
  if (!found) throw new Error('There is no physician');
  return found;
};
/** What becomes of a sending in the mock, among what was there before. */
function storedBy(server: MockServer, payloads: readonly MedicinePayload[]): Shoop[] {
  startOver();
  const before = new Set(sentShoops(server).map(({ id }) => id));
  createShoops(server.store, physicianOf(server), { isReady: true, shoop: payloads });
  return shoopsSince(sentShoops(server), payloads, before);
}

const server = await createTestServer();
const { tables } = server.store;
const [seeded, told] = [[...tables.shoops], [...tables.notifications]];
/** Each run begins with what was there at first. */
const startOver = () => Object.assign(tables, { shoops: [...seeded], notifications: [...told] });

it('nothing differs in what is stored, whatever was sent before', () => {
  fc.assert(
    fc.property(medicines, (payloads) => {
      expect(differencesOf(payloads, storedBy(server, payloads))).toEqual([]);
    }),
  );
});

it('a draft that was sent is known by its id, what was added to it by being new', () => {
  fc.assert(
    fc.property(medicine, medicine, (first, added) => {
      const { store } = server;
      startOver();
      createShoops(store, physicianOf(server), { isReady: false, shoop: [first] });
      const draft = { ...first, note: `${first.note}!`, shoopId: store.tables.shoops.at(-1)?.id ?? '' };
      const before = new Set(sentShoops(server).map(({ id }) => id));
      updateShoops(store, physicianOf(server), { isReady: true, shoop: [draft] });
      createShoops(store, physicianOf(server), { isReady: true, shoop: [added] });
      const payloads = [draft, added];
      expect(differencesOf(payloads, shoopsSince(sentShoops(server), payloads, before))).toEqual([]);
    }),
  );
});
