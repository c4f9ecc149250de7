import type { ReplyOf } from '#api/contract/endpoint.ts';
import type { listPatients } from '#api/endpoints/patients.ts';

export type PatientRow = ReplyOf<typeof listPatients>['patients'][number];

const plain = (text: string | null) => (text ?? '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The patients whose name, e-mail or diagnosis holds every word that was typed, accents aside. */
export function findPatients(patients: readonly PatientRow[], typed: string): readonly PatientRow[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return patients;
  return patients.filter(({ fullName, email, primaryDiagnosis }) => {
    const text = `${plain(fullName)} ${plain(email)} ${plain(primaryDiagnosis)}`;
    return words.every((word) => text.includes(word));
  });
}
