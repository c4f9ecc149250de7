import * as v from 'valibot';
import { endpoint, idSchema, serverMessage, toastDuration } from '#api/contract/endpoint.ts';
import { messages } from '#domain/messages.ts';

const signedIn = ['patient', 'physician'] as const;
const nameQuery = v.object({ name: v.string() });
const diagnosisItem = v.object({ id: idSchema, name: v.string(), isCancer: v.boolean() });
const medicationItem = v.object({ id: idSchema, name: v.string() });
const namedByUser = {
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(messages.required)),
  user_id: v.string(),
};

/** accounts §7. */
export const listObjectives = endpoint({
  method: 'GET',
  path: 'dashboard/objectives',
  summary: 'List the treatment objectives',
  access: signedIn,
  reply: v.array(v.string()),
});

export const listProducts = endpoint({
  method: 'GET',
  path: 'dashboard/products',
  summary: 'List the products',
  access: signedIn,
  reply: v.array(v.object({ id: idSchema, name: v.string() })),
});

const specialization = v.object({ id: idSchema, name: v.string() });

/**
 * `data` is a list whose second element holds the specializations (physician §7, decision 5). Public: the registration
 * asks it before anybody can sign in.
 */
export const listSpecializations = endpoint({
  method: 'GET',
  path: 'global/specializations',
  summary: 'List the specializations of physicians',
  access: 'public',
  reply: v.pipe(
    v.array(v.unknown()),
    v.transform((data): unknown => data[1]),
    v.array(specialization),
  ),
});

/** accounts §7, decision 3. Public: the sign-up asks it too. */
export const searchDiagnoses = endpoint({
  method: 'GET',
  path: 'register/diagnose',
  summary: 'Search the shared list of diagnoses by name',
  access: 'public',
  query: nameQuery,
  reply: v.array(diagnosisItem),
});

export const createDiagnosis = endpoint({
  method: 'POST',
  path: 'register/diagnose',
  summary: 'Add a diagnosis to the shared list',
  access: 'public',
  body: v.object({ ...namedByUser, is_cancer: v.boolean() }),
  reply: diagnosisItem,
  success: 'Diagnose Add Successfully',
  repeatable: false,
  errors: { 400: serverMessage },
  toastDuration: toastDuration.listItem,
});

export const searchMedications = endpoint({
  method: 'GET',
  path: 'register/medication',
  summary: 'Search the shared list of medications by name',
  access: 'public',
  query: nameQuery,
  reply: v.array(medicationItem),
});

export const createMedication = endpoint({
  method: 'POST',
  path: 'register/medication',
  summary: 'Add a medication to the shared list',
  access: 'public',
  body: v.object(namedByUser),
  reply: medicationItem,
  success: 'Medication Add Successfully',
  repeatable: false,
  errors: { 400: 'Please check with your service provider', 500: 'Server Error' },
  toastDuration: toastDuration.listItem,
});
