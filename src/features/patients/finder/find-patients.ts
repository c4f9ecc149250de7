import type { ReplyOf } from '#api/contract/endpoint.ts';
import type { listPatients } from '#api/endpoints/patients.ts';
import { phoneDigits, readsAsPhone } from '#domain/values/phone.ts';
import { countNames } from './namesakes.ts';

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

/** Cached search texts of lists, in their order. */
const listTexts = new WeakMap<readonly PatientRow[], readonly string[]>();

/** Returns the search texts of a list in its order. Cached, as a look-up per row takes long. */
function searchTextsOf(patients: readonly PatientRow[]): readonly string[] {
  const cachedTexts = listTexts.get(patients);
  if (cachedTexts) return cachedTexts;
  const texts = patients.map(searchText);
  listTexts.set(patients, texts);
  return texts;
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
    else {
      searchTextsOf(patients);
      countNames(patients);
    }
  }
  timer = setTimeout(prepare);
  return () => clearTimeout(timer);
}

/** Returns the digits of a text that can be a phone number or a part of one, else ''. */
const digitsIn = (text: string) => (readsAsPhone(text) ? phoneDigits(text) : '');

/** Splits a typed text into normalized words. */
const splitWords = (typed: string) => normalizeText(typed).split(/\s+/).filter(Boolean);

/**
 * Returns a predicate on a patient's `searchText`: true if the text contains each typed word, or
 * the typed phone number in any format.
 */
export function createPatientFilter(typed: string): (text: string) => boolean {
  const number = digitsIn(typed);
  const parts = splitWords(typed).map((word) => ({ word, digits: digitsIn(word) }));
  const containsWords = (text: string) =>
    parts.every(({ word, digits }) => text.includes(word) || (digits !== '' && text.includes(digits)));
  return (text) => containsWords(text) || (number !== '' && text.includes(number));
}

/** Returns a predicate on a patient's text: true if each typed word begins a word of the name. */
function createNameFilter(typed: string): (patient: PatientRow, text: string) => boolean {
  const starts = splitWords(typed).map((word) => ` ${word}`);
  return ({ fullName }, text) =>
    // The text begins with the name.
    starts.every((start) => {
      const index = text.indexOf(start);
      return index !== -1 && index < fullName.length;
    });
}

/** Patients that match a typed text. */
export interface Matches {
  /** First matches: those whose name begins with the typed words come before the others. */
  readonly best: readonly PatientRow[];
  /** Number of all matches. */
  readonly count: number;
}

/** Finds the patients that match, and ranks as many of them as a menu shows. */
export function findPatientsByRank(patients: readonly PatientRow[], typed: string, limit: number): Matches {
  const [matchesText, matchesName] = [createPatientFilter(typed), createNameFilter(typed)];
  const texts = searchTextsOf(patients);
  const byName: PatientRow[] = [];
  const others: PatientRow[] = [];
  let count = 0;
  patients.forEach((patient, index) => {
    const text = texts[index] ?? '';
    if (!matchesText(text)) return;
    count += 1;
    if (byName.length === limit) return;
    if (matchesName(patient, text)) byName.push(patient);
    else if (others.length < limit) others.push(patient);
  });
  return { best: [...byName, ...others].slice(0, limit), count };
}
