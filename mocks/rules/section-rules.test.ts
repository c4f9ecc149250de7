import { beforeAll, describe, expect, it } from 'vitest';
import type { EndpointName } from '#api/endpoints/endpoints.ts';
import type { WireRecord } from '#domain/questions/question.ts';
import type { MockServer } from '#mocks/server/server.ts';
import { callApi, createTestServer, signInForToken } from '#mocks/testing/test-server.ts';

let server: MockServer;
let token: string;

beforeAll(async () => {
  server = await createTestServer();
  token = signInForToken(server, 'complete.patient@clinic.test');
});

const getSavedRecord = (module: string) =>
  server.store.tables.intakeRecords.find(
    (entry) => entry.userId === 'complete-patient' && entry.module === module,
  )?.record ?? {};
const save = async (module: string, changes: WireRecord) => {
  const body = { ...getSavedRecord(module), ...changes };
  return (await callApi(server, `save${module}` as EndpointName, { token, body })).body;
};

const medication = { name: 'Warfarin', medicationId: 'm1', dose: '', frequency: '' };

describe('refuses bodies that a form cannot send', () => {
  it.each([
    ['Diagnosis', { onsetDate: '2016-03-01' }, /^onsetDate: /],
    ['Diagnosis', { onsetDate: 'March 1, 2016' }, /^onsetDate: /],
    ['Diagnosis', { onsetDate: '02-30-2016' }, /^onsetDate: /],
    ['CannabisUse', { treatmentStartDate: '3/1/2020' }, /^treatmentStartDate: /],
    ['MilitaryService', { startWarzonePeriod: '1991 January' }, /^startWarzonePeriod: /],
    ['MilitaryService', { servedMilitary: false }, /^branchOfService: This is not asked/],
    ['Diagnosis', { cancerStage: 'stage1', name: 'ADHD' }, /^name: /],
    ['Diagnosis', { name: 'A cold' }, /^name: /],
    ['PatientInformation', { country: 'United States', state: 'Bavaria' }, /^state: This is not one of/],
    ['PatientInformation', { country: 'Atlantis', state: '' }, /^country: This is not one of/],
    ['PatientInformation', { lastName: 'a'.repeat(256) }, /^lastName: Please use at most 255 characters/],
    ['PatientInformation', { lastName: ' Okafor' }, /^lastName: This is not written/],
    ['PatientInformation', { phone: '(503) 555-0100' }, /^phone: /],
    ['PatientInformation', { heightUnit: '' }, /^heightUnit: /],
    ['Contacts', { physicianKnowCannabisUse: 'yes' }, /^physicianKnowCannabisUse: /],
    ['Exercise', { exercisePerWeek: null }, /^exercisePerWeek: /],
    ['Medications', { medications: [medication] }, /^medications: /],
    ['Medications', { allergy: false }, /^allergies: This is not asked/],
    ['Summary', { note: 'a'.repeat(10_001) }, /^note: Please use at most 10,000/],
  ])('%s: %o', async (module, changes, message) => {
    const before = structuredClone(getSavedRecord(module));
    expect(await save(module, changes)).toMatchObject({
      status: 400,
      message: expect.stringMatching(message),
    });
    expect(getSavedRecord(module)).toEqual(before);
  });
});

it('accepts a stage only for a cancer', async () => {
  const adhdDiagnosis = server.store.tables.diagnoses.find(({ name }) => name.includes('ADHD'));
  const changes = {
    name: adhdDiagnosis?.name,
    diagnoseId: adhdDiagnosis?.id,
    isCancer: true,
    cancerStage: 'stage1',
  };
  expect(await save('Diagnosis', changes)).toMatchObject({
    status: 400,
    message: 'cancerStage: This is not asked beside the other answers',
  });
});

it.each(['PatientInformation', 'Diagnosis', 'Medications', 'MilitaryService', 'CannabisUse'])(
  'the saved record of %s is accepted again',
  async (module) => {
    expect(await save(module, {})).toMatchObject({ status: 200 });
  },
);
