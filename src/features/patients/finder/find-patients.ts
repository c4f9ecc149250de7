import type { ReplyOf } from '#api/contract/endpoint.ts';
import type { listPatients } from '#api/endpoints/patients.ts';
import { phoneDigits, readsAsPhone } from '#domain/values/phone.ts';

/** Patient in the list that the server sends. */
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

/** Cached search texts. */
const searchTexts = new WeakMap<PatientRow, string>();

/**
 * Returns the text to search in: name, e-mail, diagnosis, phone digits, with a space before each
 * word. Cached per row.
 */
export function searchText(patient: PatientRow): string {
  const cachedText = searchTexts.get(patient);
  if (cachedText !== undefined) return cachedText;
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

/** Returns the digits of a text that can be a phone number or a part of one, else ''. */
const digitsIn = (text: string) => (readsAsPhone(text) ? phoneDigits(text) : '');

/**
 * Returns a predicate on a patient's `searchText`: true if the text contains each typed word, or
 * the typed phone number in any format.
 */
export function createPatientFilter(typed: string): (text: string) => boolean {
  const words = normalizeText(typed).split(/\s+/).filter(Boolean);
  const number = digitsIn(typed);
  const parts = words.map((word) => [word, digitsIn(word)] as const);
  const containsWords = (text: string) =>
    parts.every(([word, digits]) => text.includes(word) || (digits !== '' && text.includes(digits)));
  return (text) => containsWords(text) || (number !== '' && text.includes(number));
}

/** Returns a predicate on a patient: true if each typed word begins a word of the name. */
function createNameFilter(typed: string): (patient: PatientRow) => boolean {
  const words = normalizeText(typed).split(/\s+/).filter(Boolean);
  return (patient) => {
    // The text begins with the name.
    const text = searchText(patient);
    return words.every((word) => {
      const index = text.indexOf(` ${word}`);
      return index !== -1 && index < patient.fullName.length;
    });
  };
}

/** Returns the patients that match, those first whose name begins with the typed words. */
export function findPatientsByRank(patients: readonly PatientRow[], typed: string): readonly PatientRow[] {
  const matches = findPatients(patients, typed);
  const matchesName = createNameFilter(typed);
  const { byName = [], others = [] } = Object.groupBy(matches, (patient) =>
    matchesName(patient) ? 'byName' : 'others',
  );
  return [...byName, ...others];
}

/** Returns the patients whose name, e-mail, phone or diagnosis matches the typed text. */
export function findPatients(patients: readonly PatientRow[], typed: string): readonly PatientRow[] {
  if (typed.trim() === '') return patients;
  const matchesText = createPatientFilter(typed);
  return patients.filter((patient) => matchesText(searchText(patient)));
}
