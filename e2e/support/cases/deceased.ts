import { type EndpointCase, noScreenYet } from './fault-case.ts';

export const saveDeceased = {
  ...noScreenYet,
  call: () => ({
    body: {
      patientId: 'complete-patient',
      deceased: true,
      deceasedDate: '03-01-2024',
      deceasedCause: 'Stroke',
    },
  }),
} satisfies EndpointCase;
