import type { ReplyOf } from '#api/contract/endpoint.ts';
import type { listPatients } from '#api/endpoints/patients.ts';
import { phoneDigits } from '#domain/values/phone.ts';

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

/** Normalized texts of a patient, with a space before each word. */
export interface RowTexts {
  readonly name: string;
  /** Name, e-mail, diagnosis and phone digits. */
  readonly all: string;
}

/** Cached texts of rows. */
const rowTexts = new WeakMap<PatientRow, RowTexts>();

/** Returns the texts of a row. Cached. */
export function textsOfRow(patient: PatientRow): RowTexts {
  const cachedTexts = rowTexts.get(patient);
  if (cachedTexts) return cachedTexts;
  const { fullName, email, primaryDiagnosis, phone } = patient;
  const name = ` ${normalizeText(fullName)}`;
  const all = `${name} ${normalizeText(`${email} ${primaryDiagnosis}`)} ${withCountryCode(phone)}`;
  rowTexts.set(patient, { name, all });
  return { name, all };
}

/** Returns the text of a patient to search in. */
export const searchText = (patient: PatientRow): string => textsOfRow(patient).all;

/** Returns the name of a patient to compare by: without accents, capitals and outer spaces. */
export const comparedName = (patient: PatientRow): string => textsOfRow(patient).name.trim();
