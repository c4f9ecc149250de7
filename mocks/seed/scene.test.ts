import { beforeEach, expect, test } from 'vitest';
import type { MockServer } from '#mocks/server/server.ts';
import { callApi, createTestServer, signInForToken } from '#mocks/testing/test-server.ts';
import { buildDailyShoop } from './regimens.ts';
import { addLinkedPatient, addSentShoop } from './scene.ts';

let server: MockServer;

beforeEach(async () => {
  server = await createTestServer();
});

test('three patients and two sent Shoops are a scene of five lines', async () => {
  const { store } = server;
  const ada = addLinkedPatient(store, 'new-physician', 'Ada Berg');
  const bo = addLinkedPatient(store, 'new-physician', 'Bo van Dijk');
  addLinkedPatient(store, 'new-physician', 'Ana Díaz', { password: '' }, 'pending');
  addSentShoop(store, ada.id);
  addSentShoop(
    store,
    bo.id,
    buildDailyShoop('CBN', [[5, 'Evening']], { ingestionMethod: 'Ingested', note: '' }),
    24,
  );

  const token = signInForToken(server, 'new.physician@clinic.test');
  const { body } = await callApi(server, 'listPatients', { token });
  const { patients } = body.data as { patients: object[] };
  expect(patients).toHaveLength(3);
  expect(patients).toContainEqual(expect.objectContaining({ id: 'ana-diaz', status: 'pending' }));
  expect(patients).toContainEqual(expect.objectContaining({ id: 'bo-van-dijk', fullName: 'Bo van Dijk' }));
  for (const [patientId, targetCannabinoid] of [
    ['ada-berg', 'CBD'],
    ['bo-van-dijk', 'CBN'],
  ] as const) {
    const query = { patientId, isReady: '1' };
    const shoops = await callApi(server, 'listPatientShoops', { token, query });
    expect(shoops.body.data).toMatchObject([{ targetCannabinoid }]);
  }
});

test('refuses an id that is taken, and a Shoop without a physician', () => {
  const { store } = server;
  addLinkedPatient(store, 'physician', 'Ada Berg');
  expect(() => addLinkedPatient(store, 'physician', 'Ada Berg')).toThrow(
    'There already is an account ada-berg',
  );
  expect(() => addSentShoop(store, 'new-physician')).toThrow('new-physician has no physician');
});
