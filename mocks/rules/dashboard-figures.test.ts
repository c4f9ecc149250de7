import { beforeEach, expect, test } from 'vitest';
import { buildDiagnosisAnswer, fillIn, getDaysBefore } from '#mocks/seed/add.ts';
import { addLinkedPatient } from '#mocks/seed/scene.ts';
import type { MockServer } from '#mocks/server/server.ts';
import type { Account } from '#mocks/store/tables.ts';
import { newPatientBody } from '#mocks/testing/new-patient.ts';
import { callApi, createTestServer, signInForToken } from '#mocks/testing/test-server.ts';
import type { computeFigures } from './dashboard-figures.ts';

let server: MockServer;

beforeEach(async () => {
  server = await createTestServer();
});

async function readFigures(email = 'new.physician@clinic.test'): Promise<ReturnType<typeof computeFigures>> {
  const { status, body } = await callApi(server, 'readDashboard', { token: signInForToken(server, email) });
  expect(status).toBe(200);
  return body.data as ReturnType<typeof computeFigures>;
}

/** Adds a patient to the new physician's list. */
const addPatient = (id: string, accountFields: Partial<Account> = {}) =>
  addLinkedPatient(server.store, 'new-physician', `${id} X`, { id, ...accountFields }, 'pending');

const logCheckUp = (userId: string, ...products: string[]) => {
  const dose = { amount: 5, frequency: 1, ingestionMethod: 'Ingested' as const };
  server.store.tables.checkUps.push({
    userId,
    cannabisToday: 'yes',
    status: '',
    comment: '',
    objective: {},
    createdAt: getDaysBefore(server.store, 1),
    canabiesDose: products.map((product) => ({ ...dose, product })),
  });
};

test('all figures are zero or empty without patients', async () => {
  const { reg, ...rest } = await readFigures();
  expect(rest).toEqual({
    patientsCount: 0,
    top_dignose: {},
    genderStats: { male: 0, female: 0, other: 0, declineToAnswer: 0, notAnswered: 0 },
    objectives: {},
    top_products: [],
  });
  expect(reg).toHaveLength(12);
  expect(reg?.at(0)).toEqual({ month: '2025-04', count: 0 });
  expect(reg?.at(-1)).toEqual({ month: '2026-03', count: 0 });
});

test('counts the data that are stored now, pending patients included', async () => {
  const { store } = server;
  const { tables } = store;
  addPatient('a', { gender: 'Male', registeredAt: getDaysBefore(store, 0) });
  addPatient('b', { gender: 'Male', registeredAt: getDaysBefore(store, 0) });
  addPatient('c', { registeredAt: getDaysBefore(store, 40) });
  addPatient('d', { gender: 'Decline To Answer' });
  // The intake's answer overrides the account's.
  fillIn(tables, 'b', 'PatientInformation', { gender: 'Other' });
  fillIn(tables, 'a', 'Diagnosis', { diagnosis: buildDiagnosisAnswer(tables, 'Gout') });
  fillIn(tables, 'b', 'Diagnosis', { diagnosis: buildDiagnosisAnswer(tables, 'Gout') });
  fillIn(tables, 'c', 'Diagnosis', { diagnosis: buildDiagnosisAnswer(tables, 'Lupus') });
  fillIn(tables, 'a', 'CannabisUse', { objective: { painRelief: true, mentalHealth: false } });
  logCheckUp('a', 'CBG oil', 'CBG oil');
  logCheckUp('a', 'CBG oil', '');
  logCheckUp('b', 'Pastilles 5 mg', 'CBG oil');
  const { reg, ...rest } = await readFigures();
  expect(rest).toEqual({
    patientsCount: 4,
    top_dignose: { Gout: 2, Lupus: 1 },
    genderStats: { male: 1, female: 0, other: 1, declineToAnswer: 1, notAnswered: 1 },
    objectives: { painRelief: 1 },
    top_products: [
      // A product counts once for each patient who has logged it.
      { name: 'CBG oil', count: 2 },
      { name: 'Pastilles 5 mg', count: 1 },
    ],
  });
  // The fourth patient has the default registration date, which is before these months.
  expect(reg?.filter(({ count }) => count !== 0)).toEqual([
    { month: '2026-01', count: 1 },
    { month: '2026-03', count: 2 },
  ]);
});

test('an added patient counts at once, a deleted one no longer', async () => {
  const token = signInForToken(server, 'new.physician@clinic.test');
  const { status } = await callApi(server, 'addPatient', { token, body: newPatientBody(server) });
  expect(status).toBe(200);
  const { reg, ...rest } = await readFigures();
  expect(rest).toMatchObject({
    patientsCount: 1,
    top_dignose: { 'Chronic migraine': 1 },
    genderStats: { female: 1 },
    objectives: { painRelief: 1, other: 1 },
  });
  expect(reg?.at(-1)).toEqual({ month: '2026-03', count: 1 });
  const patientId =
    server.store.tables.careLinks.find(({ physicianId }) => physicianId === 'new-physician')?.patientId ?? '';
  await callApi(server, 'deletePatient', { token, query: { patientId } });
  expect(await readFigures()).toMatchObject({ patientsCount: 0, top_dignose: {} });
});

test('refuses a patient and a caller without a token', async () => {
  const token = signInForToken(server, 'patient@clinic.test');
  expect((await callApi(server, 'readDashboard', { token })).status).toBe(403);
  expect((await callApi(server, 'readDashboard')).status).toBe(401);
});

test('the seeded clinic has data for every chart', async () => {
  const { patientsCount, top_dignose, genderStats, reg, objectives, top_products } =
    await readFigures('physician@clinic.test');
  expect(patientsCount).toBe(60);
  // Lower bounds: each chart has several bars, and they are not all of one length.
  const diagnoses = Object.values(top_dignose ?? {}) as number[];
  expect(diagnoses.length).toBeGreaterThan(5);
  expect(new Set(diagnoses).size).toBeGreaterThan(3);
  const genders = Object.values(genderStats ?? {}) as number[];
  expect(genders.every((count) => count > 0)).toBe(true);
  expect(genders.reduce((sum, count) => sum + count)).toBe(60);
  expect(new Set(reg?.map(({ count }) => count)).size).toBeGreaterThan(4);
  expect(new Set(Object.values(objectives ?? {})).size).toBeGreaterThan(3);
  expect(top_products?.length).toBeGreaterThan(3);
});
