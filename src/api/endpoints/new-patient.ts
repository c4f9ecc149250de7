import { endpoint, serverData, serverMessage, unreadReply } from '#api/contract/endpoint.ts';
import { messages } from '#domain/messages.ts';
import { newPatient } from '#domain/new-patient/new-patient.ts';
import { listPatients } from './patients.ts';
import { readDashboard } from './physician-dashboard.ts';

/**
 * See physician §3, §7, §8. In its own file, so that a list of patients does not import the
 * questions. A 401 and a 500 have their general meaning (decision 38).
 */
export const addPatient = endpoint({
  method: 'POST',
  path: 'physician/addPatient',
  summary: 'Add a patient and invite them',
  access: ['physician'],
  body: newPatient.body,
  reply: unreadReply,
  success: serverMessage,
  errors: { 400: serverData, 500: serverMessage },
  otherErrors: messages.emailRegistered,
  makesStale: [listPatients, readDashboard],
  repeatable: false,
});
