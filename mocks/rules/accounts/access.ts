import type { Endpoint } from '#api/contract/endpoint.ts';
import type { Store } from '#mocks/store/store.ts';
import type { Account } from '#mocks/store/tables.ts';
import { Problem } from '../problem.ts';
import { findSession } from './tokens.ts';

/** Returns the account of a valid bearer token, else undefined. */
export function findAccountByToken(store: Store, authorization: string | null): Account | undefined {
  const token = authorization?.match(/^Bearer (.+)$/)?.[1] ?? '';
  const session = findSession(store, token);
  return store.tables.accounts.find(({ id }) => id === session?.accountId);
}

/** Returns the caller. @throws Problem 401 without a valid token, 403 for the wrong role */
export function authenticate(store: Store, endpoint: Endpoint, authorization: string | null): Account {
  const account = findAccountByToken(store, authorization);
  if (!account) throw new Problem(401, 'Please sign in');
  if (endpoint.access !== 'public' && !endpoint.access.includes(account.role)) {
    throw new Problem(403, 'Your role may not do this');
  }
  return account;
}

/** Returns a physician's patient. @throws Problem 404 for an unknown id, 403 for another's */
export function requireOwnPatient(store: Store, physician: Account, patientId: string): Account {
  const patient = store.tables.accounts.find(({ id, role }) => id === patientId && role === 'patient');
  if (!patient) throw new Problem(404, 'There is no such patient');
  const isOwnPatient = store.tables.careLinks.some(
    (link) => link.physicianId === physician.id && link.patientId === patientId,
  );
  if (!isOwnPatient) throw new Problem(403, 'This is not one of your patients');
  return patient;
}

/**
 * Returns the patient of an `onBehalf` call: a patient is their own, and a physician names one of
 * theirs by `userId` (intake §6).
 * @throws Problem 400, 403 or 404
 */
export function requirePatientOfCall(store: Store, account: Account, userId: string | undefined): Account {
  if (account.role === 'physician') {
    if (!userId) throw new Problem(400, 'Please say whose record this is');
    return requireOwnPatient(store, account, userId);
  }
  if (userId !== undefined && userId !== account.id) throw new Problem(403, 'This is not your record');
  return account;
}
