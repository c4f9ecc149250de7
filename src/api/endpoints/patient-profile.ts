import * as v from 'valibot';
import { endpoint, idInput } from '#api/contract/endpoint.ts';
import { optionalWord } from '#api/contract/optional-word.ts';
import { mostItems, withMostItems } from '#api/contract/readable-list.ts';
import {
  optionalDay,
  optionalEmail,
  optionalLine,
  optionalPhone,
  optionalUrl,
} from '#api/contract/reply-fields.ts';
import { booleanSchema, flagSchema } from '#api/contract/tolerances.ts';
import { genderLabels } from '#domain/options/genders.ts';
import { toWireDate } from '#domain/values/dates.ts';
import { storedId } from '#domain/values/ids.ts';
import { strictly } from '#domain/values/strictly.ts';
import { line, longText } from '#domain/values/texts.ts';
import { patientPath } from './read-paths.ts';

const listedName = strictly(line, v.string());
/** Names as one text, a list of texts or a list of named entries (decisions 8, 9). */
const namesWithin = (most?: number) =>
  v.nullish(
    v.union([
      strictly(longText, v.string()),
      withMostItems(v.array(v.union([listedName, v.object({ name: v.nullish(listedName) })])), most),
    ]),
  );
type StoredNames = v.InferOutput<ReturnType<typeof namesWithin>>;
const concernNames = namesWithin();
const drugNames = namesWithin(mostItems.shared);

/** Returns null for a missing list, which is unknown and not empty (decision 73). */
const toKnownNames = (stored: StoredNames) => (stored == null ? null : toNames(stored));

/** Returns the names without blank ones; a missing list is empty. */
function toNames(stored: StoredNames): string[] {
  const list = typeof stored === 'string' ? [stored] : (stored ?? []);
  return list
    .map((entry) => (typeof entry === 'string' ? entry : (entry.name ?? '')).trim())
    .filter((name) => name !== '');
}

const patientFields = v.object({
  firstName: optionalLine,
  lastName: optionalLine,
  dob: optionalDay,
  gender: optionalWord(Object.values(genderLabels)),
  email: optionalEmail,
  phone: optionalPhone,
  homePhone: optionalPhone,
  profileImage: optionalUrl,
  mmrNumber: v.nullish(storedId, ''),
  mmrExp: optionalDay,
  healthConcerns: concernNames,
  concerns: concernNames,
  substrates: drugNames,
  inducers: drugNames,
  inhibitors: drugNames,
  /** Null if the reply does not have it. */
  twoFA: v.nullish(booleanSchema, null),
  deceased: flagSchema,
  deceasedDate: optionalDay,
  deceasedCause: optionalLine,
  // Misspelt in the contract (decision 4).
  Diagnose: v.nullish(v.object({ DignoseList: v.nullish(v.object({ name: optionalLine })) })),
});

/** Profile with one list of concerns and a flat diagnosis (physician §3, §7, decision 8). */
export const readPatient = endpoint({
  method: 'GET',
  path: patientPath,
  summary: 'Read a patient’s profile',
  access: ['physician'],
  query: v.object({ patientId: idInput }),
  reply: v.pipe(
    patientFields,
    v.transform(({ concerns, healthConcerns, Diagnose, mmrNumber, mmrExp, ...rest }) => ({
      ...rest,
      dob: toWireDate(rest.dob),
      mmrNumber: String(mmrNumber),
      mmrExp: toWireDate(mmrExp),
      healthConcerns: toNames(healthConcerns ?? concerns),
      substrates: toKnownNames(rest.substrates),
      inducers: toKnownNames(rest.inducers),
      inhibitors: toKnownNames(rest.inhibitors),
      deceasedDate: toWireDate(rest.deceasedDate),
      primaryDiagnosis: Diagnose?.DignoseList?.name ?? '',
    })),
  ),
});

export type PatientProfile = v.InferOutput<typeof readPatient.reply>;
