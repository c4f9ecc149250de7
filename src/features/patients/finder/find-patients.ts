import type { ReplyOf } from '#api/contract/endpoint.ts';
import type { listPatients } from '#api/endpoints/patients.ts';
import { phoneDigits, readsAsPhone } from '#domain/values/phone.ts';

export type PatientRow = ReplyOf<typeof listPatients>['patients'][number];

/** Normalizes a text for searching: without accents, capitals and apostrophes. */
export const normalizeText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}'’‘ʼ]/gu, '')
    .toLowerCase();

/** Returns a number's digits with the country code 1, so that both forms are found. */
function withCountryCode(phone: string): string {
  const digits = phoneDigits(phone);
  return digits.length === 10 ? `1${digits}` : digits;
}

const searchTexts = new WeakMap<PatientRow, string>();

/**
 * Returns the text to search in: name, e-mail, diagnosis, phone digits, with a space before each
 * word. Cached per row.
 */
export function searchText(patient: PatientRow): string {
  const known = searchTexts.get(patient);
  if (known !== undefined) return known;
  const { fullName, email, primaryDiagnosis, phone } = patient;
  const text = ` ${normalizeText(`${fullName} ${email} ${primaryDiagnosis}`)} ${withCountryCode(phone)}`;
  searchTexts.set(patient, text);
  return text;
}

/** Number of rows that are prepared at once: a few ms on a slow phone. */
const ROWS_AT_ONCE = 500;

/**
 * Prepares a list for searching in pauses between other tasks: the first key would wait for it.
 * @returns a function that stops
 */
export function prepareSearch(patients: readonly PatientRow[]): () => void {
  let next = 0;
  let timer: ReturnType<typeof setTimeout>;
  function prepare() {
    for (const patient of patients.slice(next, next + ROWS_AT_ONCE)) searchText(patient);
    next += ROWS_AT_ONCE;
    if (next < patients.length) timer = setTimeout(prepare);
  }
  timer = setTimeout(prepare);
  return () => clearTimeout(timer);
}

const digitsIn = (text: string) => (readsAsPhone(text) ? phoneDigits(text) : '');

/**
 * Returns a predicate on a patient's `searchText`: true if the text contains each typed word, or
 * the typed phone number in any format.
 */
export function createPatientFilter(typed: string): (text: string) => boolean {
  const words = normalizeText(typed).split(/\s+/).filter(Boolean);
  const number = digitsIn(typed);
  const parts = words.map((word) => [word, digitsIn(word)] as const);
  const holdsWords = (text: string) =>
    parts.every(([word, digits]) => text.includes(word) || (digits !== '' && text.includes(digits)));
  return (text) => holdsWords(text) || (number !== '' && text.includes(number));
}

/** Returns a predicate on a patient: true if each typed word begins a word of the name. */
function createNameFilter(typed: string): (patient: PatientRow) => boolean {
  const words = normalizeText(typed).split(/\s+/).filter(Boolean);
  return (patient) => {
    // The text begins with the name.
    const text = searchText(patient);
    return words.every((word) => {
      const place = text.indexOf(` ${word}`);
      return place !== -1 && place < patient.fullName.length;
    });
  };
}

/** Returns the patients that match, those first whose name begins with the typed words. */
export function findPatientsByRank(patients: readonly PatientRow[], typed: string): readonly PatientRow[] {
  const found = findPatients(patients, typed);
  const isNamed = createNameFilter(typed);
  const { named = [], others = [] } = Object.groupBy(found, (patient) =>
    isNamed(patient) ? 'named' : 'others',
  );
  return [...named, ...others];
}

/** Returns the patients whose name, e-mail, phone or diagnosis matches the typed text. */
export function findPatients(patients: readonly PatientRow[], typed: string): readonly PatientRow[] {
  if (typed.trim() === '') return patients;
  const isMeant = createPatientFilter(typed);
  return patients.filter((patient) => isMeant(searchText(patient)));
}
