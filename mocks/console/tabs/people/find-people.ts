import { DECEASED, PENDING } from '#domain/patient-status.ts';
import { fullName } from '#domain/values/full-name.ts';
import type { Account } from '#mocks/store/tables.ts';
import { createWordMatcher } from '../../word-match.ts';

export type PersonStatus = 'active' | typeof PENDING | 'applied' | typeof DECEASED;

/** Returns an account's status. Without a password, which an e-mailed link sets, it is pending. */
export function getPersonStatus({ isApplicant, deceased, password }: Account): PersonStatus {
  if (isApplicant) return 'applied';
  if (deceased) return DECEASED;
  return password === '' ? PENDING : 'active';
}

/** Finds accounts by words of their name, e-mail, role and status. */
export function findPeople(accounts: readonly Account[], typed: string): Account[] {
  const matches = createWordMatcher(typed);
  return accounts.filter((account) =>
    matches(`${fullName(account)} ${account.email} ${account.role} ${getPersonStatus(account)}`),
  );
}

/** Returns the patient of the page that a physician has open, from its path, else null. */
export function findPatientOfPage(accounts: readonly Account[], path: string): Account | null {
  const id = /^physician\/[^/]+\/([^/]+)/.exec(path)?.[1];
  return accounts.find((account) => account.role === 'patient' && account.id === id) ?? null;
}
