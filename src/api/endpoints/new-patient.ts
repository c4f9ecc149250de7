import { endpoint, serverData, serverMessage, unread } from '#api/contract/endpoint.ts';
import { messages } from '#domain/messages.ts';
import { newPatient } from '#domain/new-patient/new-patient.ts';
import { listPatients } from './patients.ts';
import { readDashboard } from './physician-dashboard.ts';

/**
 * physician §3, §7, §8. Of its own file: whoever lists patients need not load the questions. A 401 and a 500 are what they
 * are everywhere (decision 38).
 */
export const addPatient = endpoint({
  method: 'POST',
  path: 'physician/addPatient',
  summary: 'Add a patient and invite them',
  access: ['physician'],
  body: newPatient.body,
  reply: unread,
  success: serverMessage,
  errors: { 400: serverData, 500: serverMessage },
  otherErrors: messages.emailRegistered,
  makesStale: [listPatients, readDashboard],
  repeatable: false,
});
