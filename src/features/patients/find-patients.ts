import type { ReplyOf } from '#api/contract/endpoint.ts';
import type { listPatients } from '#api/endpoints/patients.ts';
import { phoneDigits, readsAsPhone } from '#domain/values/phone.ts';

export type PatientRow = ReplyOf<typeof listPatients>['patients'][number];

/** A text without what people do not type: accents, capitals, apostrophes. */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}'’‘ʼ]/gu, '')
    .toLowerCase();

/** A number with the country's 1 before it, so that it is found however it is begun. */
function dialed(phone: string): string {
  const digits = phoneDigits(phone);
  return digits.length === 10 ? `1${digits}` : digits;
}

const worked = new WeakMap<PatientRow, string>();

/** What a patient is found by: name, e-mail, diagnosis, the phone's digits. Worked out once, not with every key. */
export function soughtText(patient: PatientRow): string {
  const known = worked.get(patient);
  if (known !== undefined) return known;
  const { fullName, email, primaryDiagnosis, phone } = patient;
  const text = `${plainText(`${fullName} ${email} ${primaryDiagnosis}`)} ${dialed(phone)}`;
  worked.set(patient, text);
  return text;
}

const digitsIn = (text: string) => (readsAsPhone(text) ? phoneDigits(text) : '');

/**
 * Whether a patient is meant by what was typed: each word is somewhere in them, or all of it is a part of their phone
 * number, written in whatever way.
 * @returns a question to ask of each patient's `soughtText`
 */
export function meant(typed: string): (text: string) => boolean {
  const words = plainText(typed).split(/\s+/).filter(Boolean);
  const number = digitsIn(typed);
  const parts = words.map((word) => [word, digitsIn(word)] as const);
  const holdsWords = (text: string) =>
    parts.every(([word, digits]) => text.includes(word) || (digits !== '' && text.includes(digits)));
  return (text) => holdsWords(text) || (number !== '' && text.includes(number));
}

/** The patients whose name, e-mail, phone or diagnosis holds what was typed, accents and capitals aside. */
export function findPatients(patients: readonly PatientRow[], typed: string): readonly PatientRow[] {
  if (typed.trim() === '') return patients;
  const isMeant = meant(typed);
  return patients.filter((patient) => isMeant(soughtText(patient)));
}
