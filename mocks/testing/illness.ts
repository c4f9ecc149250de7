import type { MockServer } from '#mocks/server/server.ts';

/** What several bodies say alike of an illness: migraine, one medication and two objectives. */
export const migraine = ({ store }: MockServer) => ({
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
