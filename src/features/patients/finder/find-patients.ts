import { phoneDigits, readsAsPhone } from '#domain/values/phone.ts';
import { countNamesakes } from './namesakes.ts';
import { normalizeText, type PatientRow, type RowTexts, textsOfRow } from './patient-row.ts';

/** Cached texts of lists, in their order. */
const listTexts = new WeakMap<readonly PatientRow[], readonly RowTexts[]>();

/** Returns the texts of a list. Cached, as a look-up per row takes long. */
function textsOfList(patients: readonly PatientRow[]): readonly RowTexts[] {
  const texts = listTexts.get(patients) ?? patients.map(textsOfRow);
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
    for (const patient of patients.slice(next, next + ROWS_AT_ONCE)) textsOfRow(patient);
    next += ROWS_AT_ONCE;
    if (next < patients.length) timer = setTimeout(prepare);
    else {
      countNamesakes(patients);
      // A first search, so that the engine has compiled it when the first key is pressed.
      findPatientsByRank(patients, 'a1', 1);
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
  const parts = splitWords(typed).map((word) => ({ word, digits: digitsIn(word) }));
  // One word is compared below as it is.
  const number = parts.length > 1 ? digitsIn(typed) : '';
  const containsWords = (text: string) =>
    parts.every(({ word, digits }) => text.includes(word) || (digits !== '' && text.includes(digits)));
  return (text) => containsWords(text) || (number !== '' && text.includes(number));
}

/** Returns a predicate on a normalized name: true if each typed word begins a word of it. */
function createNameFilter(typed: string): (name: string) => boolean {
  const starts = splitWords(typed).map((word) => ` ${word}`);
  return (name) => starts.every((start) => name.includes(start));
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
  const byName: PatientRow[] = [];
  const others: PatientRow[] = [];
  let count = 0;
  textsOfList(patients).forEach(({ name, all }, index) => {
    const patient = patients[index];
    if (!patient || !matchesText(all)) return;
    count += 1;
    if (byName.length === limit) return;
    if (matchesName(name)) byName.push(patient);
    else if (others.length < limit) others.push(patient);
  });
  return { best: [...byName, ...others].slice(0, limit), count };
}
