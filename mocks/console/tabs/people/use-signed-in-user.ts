import { useSyncExternalStore } from 'react';
import { onSessionChange, readSession } from '#api/session/session.ts';
import { fullName } from '#domain/values/full-name.ts';
import type { Account } from '#mocks/store/tables.ts';
import { useConsole } from '../../use-console.ts';

/** Returns the token as text: equal texts cause no render, as new objects of a session would. */
const readToken = () => localStorage.getItem('token') ?? '';

interface SignedInUser {
  /** Name and role for display. */
  text: string;
  /** Null if the mock no longer knows the token: only the stored name is known. */
  account: Account | null;
}

/** Returns the user whose token this browser holds; null when no user is signed in. */
export function useSignedInUser(): SignedInUser | null {
  const { tables } = useConsole();
  const token = useSyncExternalStore(onSessionChange, readToken);
  const session = tables.sessions.find(({ accessToken }) => token !== '' && accessToken === token);
  const account = tables.accounts.find(({ id }) => id === session?.accountId);
  if (account) return { account, text: `${fullName(account)}, ${account.role}` };
  const unknownSession = readSession();
  return unknownSession && { account: null, text: `${fullName(unknownSession.user)}, of an earlier state` };
}
