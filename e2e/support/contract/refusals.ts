import { type Endpoint, serverData, serverMessage } from '#api/contract/endpoint.ts';
import type { Refusal } from '#api/contract/openapi-parts.ts';
import { type EndpointName, endpoints } from '#api/endpoints/endpoints.ts';
import type { MockServer } from '#mocks/server/server.ts';
import { faultMessage } from '#mocks/store/faults.ts';
import { callApi } from '#mocks/testing/test-server.ts';
import { type ValidCall, validCaller } from '../cases/fault-case.ts';

type Call = ValidCall & { token?: string };

/** Fields that provoke a refusal with the server's message; without an entry, a repeat does. */
const refusedFields: Partial<Record<EndpointName, Record<string, string | boolean>>> = {
  addPatient: { dob: '04-28-2999' },
  checkEmail: { email: validCaller.patient },
  checkPhone: { phone: '3035550134' },
  deletePatient: { patientId: '' },
  forgotPassword: { email: 'nobody@clinic.test' },
  importShoops: { userId: 'new-patient' },
  login: { password: 'Forgotten#1' },
  resendCode: { phone: '12' },
  resendInvitation: { patientId: 'complete-patient' },
  saveMedicalInformation: { previous_experience: 'Sometimes' },
  saveMilitaryService: { startWarzonePeriod: '2999-01' },
  savePhysicianInformation: { expiry_date: '01-31-2020' },
  saveTreatmentHistory: { previousTreatment: false },
  updateRegistration: { email: 'other@clinic.test', confirmEmail: 'other@clinic.test' },
  uploadForRegistration: { type: 'Passport' },
  verifyCode: { code: 'none' },
};

/** Returns the call with other fields. */
function withFields({ body, query, ...rest }: Call, fields: Record<string, string | boolean>): Call {
  if (!body) return { ...rest, query: { ...query, ...(fields as Record<string, string>) } };
  if (!(body instanceof FormData)) return { ...rest, query, body: { ...body, ...fields } };
  const form = new FormData();
  for (const [name, value] of [...body]) form.append(name, value);
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  return { ...rest, query, body: form };
}

/**
 * Collects the server's refusals, by status, for an endpoint that shows the server's message.
 * @param valid call that has succeeded before
 * @throws Error if the endpoint shows the server's message for a 400 but the server refuses nothing
 */
export async function takeRefusals(
  server: MockServer,
  name: EndpointName,
  valid: Call,
): Promise<Record<number, Refusal>> {
  const { errors = {} }: Endpoint = endpoints[name];
  const serverError: Refusal = { status: 500, message: faultMessage(500), data: null };
  if (errors[400] !== serverMessage && errors[400] !== serverData) return { 500: serverError };
  const { status, body } = await callApi(server, name, withFields(valid, refusedFields[name] ?? {}));
  if (status !== 400)
    throw new Error(`${name} is answered ${status}: say in refusals.ts what of it is refused with 400`);
  return { 400: body, 500: serverError };
}
