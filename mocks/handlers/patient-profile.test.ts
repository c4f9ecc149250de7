import { beforeEach, expect, test } from 'vitest';
import { medicationsCalls, patientInformationCalls } from '#api/endpoints/intake/sections.ts';
import { readPatient } from '#api/endpoints/patient-profile.ts';
import type { MockServer } from '#mocks/server/server.ts';
import { callApi, createTestServer, signInForToken } from '#mocks/testing/test-server.ts';

let server: MockServer;
let token: string;
const patientId = 'patient';

beforeEach(async () => {
  server = await createTestServer();
  token = signInForToken(server, 'physician@clinic.test');
});

const readProfile = async (id = patientId) =>
  (await callApi(server, 'readPatient', { token, query: { patientId: id } })).body.data;

const saveMedications = (...names: string[]) => {
  const medications = names.map((name) => {
    const item = server.store.tables.medications.find((candidate) => candidate.name === name);
    return { name, medicationId: item?.id, dose: '', frequency: '' };
  });
  const body = { medications, allergy: null, allergies: [], userId: patientId };
  return callApi(server, 'saveMedications', { token, body });
};

test('the profile has the header’s data, the diagnosis under its misspelt name (decision 4)', async () => {
  expect(await readProfile('complete-patient')).toMatchObject({
    firstName: 'Ruth',
    lastName: 'Okafor',
    mmrNumber: 'CO-4471-0926',
    mmrExp: '06-30-2027',
    healthConcerns: ['Poor sleep since the radiation therapy', 'Loss of appetite', 'Knee pain when walking'],
    Diagnose: { DignoseList: { name: 'Breast cancer' } },
    substrates: ['Ondansetron', 'Tamoxifen'],
    inducers: ['Dexamethasone'],
    inhibitors: ['Duloxetine'],
  });
});

test('interactions follow the saved medications', async () => {
  expect(await readProfile()).toMatchObject({ substrates: [], inducers: [], inhibitors: [] });
  expect((await saveMedications('Warfarin', 'St. John’s wort', 'Zinc')).status).toBe(200);
  expect(await readProfile()).toMatchObject({
    substrates: ['Warfarin'],
    inducers: ['St. John’s wort'],
    inhibitors: [],
  });
  await saveMedications('Zinc');
  expect(await readProfile()).toMatchObject({ substrates: [], inducers: [], inhibitors: [] });
});

test('saving a section that the profile shows makes the profile stale (intake §4)', () => {
  expect(medicationsCalls.save.makesStale).toContain(readPatient);
  expect(patientInformationCalls.save.makesStale).toContain(readPatient);
});

test('a name that was corrected in the intake is shown in the profile', async () => {
  const saved = server.store.tables.intakeRecords.find(
    ({ userId, module }) => userId === patientId && module === 'PatientInformation',
  );
  const body = { ...saved?.record, lastName: 'Holloway-Reed', userId: patientId };
  await callApi(server, 'savePatientInformation', { token, body });
  expect(await readProfile()).toMatchObject({ firstName: 'Grace', lastName: 'Holloway-Reed' });
});
