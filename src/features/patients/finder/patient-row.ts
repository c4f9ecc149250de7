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

/** Cached compared names of rows. */
const comparedNames = new WeakMap<PatientRow, string>();

/** Returns the name to compare a patient by: without accents, capitals, outer spaces. Cached. */
export function comparedName(patient: PatientRow): string {
  const cachedName = comparedNames.get(patient);
  if (cachedName !== undefined) return cachedName;
  const name = normalizeText(patient.fullName).trim();
  comparedNames.set(patient, name);
  return name;
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
  const { email, primaryDiagnosis, phone } = patient;
  const name = ` ${comparedName(patient)}`;
  const all = `${name} ${normalizeText(`${email} ${primaryDiagnosis}`)} ${withCountryCode(phone)}`;
  rowTexts.set(patient, { name, all });
  return { name, all };
}

/** Returns the text of a patient to search in. */
export const searchText = (patient: PatientRow): string => textsOfRow(patient).all;
