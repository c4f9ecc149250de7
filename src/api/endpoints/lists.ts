import * as v from 'valibot';
import { documentedAs, endpoint, idInput, serverMessage, toastDuration } from '#api/contract/endpoint.ts';
import { mostItems, readableItems, withMostItems } from '#api/contract/readable-list.ts';
import { idSchema, nameSchema } from '#api/contract/reply-fields.ts';
import { booleanSchema } from '#api/contract/tolerances.ts';
import { line, nonBlankLine } from '#domain/values/texts.ts';

const signedIn = ['patient', 'physician'] as const;
const nameQuery = v.object({ name: line });
const diagnosisItem = v.object({ id: idSchema, name: nameSchema, isCancer: booleanSchema });
const medicationItem = v.object({ id: idSchema, name: nameSchema });
const namedByUser = {
  name: nonBlankLine,
  user_id: idInput,
};

/** See accounts §7. A check-up can be saved without any rating, so lost ones are not counted. */
export const listObjectives = endpoint({
  method: 'GET',
  path: 'dashboard/objectives',
  summary: 'List the treatment objectives',
  access: signedIn,
  reply: readableItems(nameSchema, mostItems.shared),
});

/** Choices of a dose, which can be saved without a product. */
export const listProducts = endpoint({
  method: 'GET',
  path: 'dashboard/products',
  summary: 'List the products',
  access: signedIn,
  reply: readableItems(v.object({ id: idSchema, name: nameSchema }), mostItems.shared),
});

const specialization = v.object({ id: idSchema, name: nameSchema });

/**
 * The second element of `data` holds the specializations (physician §7, decision 5). Public, since
 * the registration needs them before the sign-in. An unreadable one has no id that could be saved.
 */
export const listSpecializations = endpoint({
  method: 'GET',
  path: 'global/specializations',
  summary: 'List the specializations of physicians',
  access: 'public',
  reply: v.pipe(
    v.array(v.unknown()),
    documentedAs(v.looseTuple([v.unknown(), withMostItems(v.array(specialization), mostItems.shared)])),
    v.transform((data): unknown => data[1]),
    readableItems(specialization, mostItems.shared),
  ),
});

/**
 * See accounts §7, decision 3. Public, since the sign-up needs it, too. A diagnosis that the search
 * lacks can be added; the server refuses one that it has.
 */
export const searchDiagnoses = endpoint({
  method: 'GET',
  path: 'register/diagnose',
  summary: 'Search the shared list of diagnoses by name',
  access: 'public',
  query: nameQuery,
  reply: readableItems(diagnosisItem, mostItems.search),
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

/** Searches as `searchDiagnoses` does: a medication that it lacks can be added. */
export const searchMedications = endpoint({
  method: 'GET',
  path: 'register/medication',
  summary: 'Search the shared list of medications by name',
  access: 'public',
  query: nameQuery,
  reply: readableItems(medicationItem, mostItems.search),
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
