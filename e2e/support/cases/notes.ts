import { type EndpointCase, noScreenYet } from './fault-case.ts';

export const listNotes = {
  ...noScreenYet,
  call: () => ({ query: { patientId: 'complete-patient' } }),
} satisfies EndpointCase;

export const createNote = {
  ...noScreenYet,
  call: () => ({ body: { note: 'Sleeps better', patientId: 'complete-patient', sendToPationt: false } }),
} satisfies EndpointCase;

export const listSharedNotes = {
  ...noScreenYet,
  call: () => ({ params: { id: 'physician' } }),
} satisfies EndpointCase;
