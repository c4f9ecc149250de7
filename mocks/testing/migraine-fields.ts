import type { MockServer } from '#mocks/server/server.ts';

/** Returns body fields that several calls share: migraine, one medication, two objectives. */
export const buildMigraineFields = ({ store }: MockServer) => ({
  diagnoseId: store.tables.diagnoses.find(({ name }) => name === 'Chronic migraine')?.id ?? '',
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
  medications: [
    {
      name: 'Sumatriptan',
      medicationId: store.tables.medications.find(({ name }) => name === 'Sumatriptan')?.id ?? '',
      dose: '50 mg',
      frequency: 'when needed',
    },
  ],
});
