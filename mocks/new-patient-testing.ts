import type { MockServer } from '#mocks/server/server.ts';

/** Whom a physician adds: somebody with migraine, one medication and two objectives. */
export const newPatientBody = ({ store }: MockServer) => ({
  firstName: 'Nora',
  lastName: 'Whitfield',
  email: 'nora@clinic.test',
  dob: '04-28-1986' as string | null,
  gender: 'Female',
  previousExperience: 'TriedItYears5Ago',
  name: 'Chronic migraine',
  diagnoseId: store.tables.diagnoses.find(({ name }) => name === 'Chronic migraine')?.id ?? '',
  icdCode: 'G43.7',
  cancerStage: '',
  medications: [
    {
      name: 'Sumatriptan',
      medicationId: store.tables.medications.find(({ name }) => name === 'Sumatriptan')?.id ?? '',
      dose: '50 mg',
      frequency: 'when needed',
    },
  ],
  objective: {
    antiCancerTherapy: false,
    manageSideEffectsofChemo: false,
    painRelief: true,
    mentalHealth: false,
    pharmaceuticalReplacement: false,
    seizureControl: false,
    other: true,
  },
  objectiveOther: 'Sleep',
});
