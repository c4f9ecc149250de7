import type { MockServer } from '#mocks/server/server.ts';
import { buildMigraineFields } from './migraine-fields.ts';

/** Returns the body that adds a patient with migraine, one medication and two objectives. */
export const newPatientBody = (server: MockServer) => ({
  firstName: 'Nora',
  lastName: 'Whitfield',
  email: 'nora@clinic.test',
  dob: '04-28-1986' as string | null,
  gender: 'Female',
  previousExperience: 'TriedItYears5Ago',
  name: 'Chronic migraine',
  ...buildMigraineFields(server),
  icdCode: 'G43.7',
  cancerStage: '',
});
