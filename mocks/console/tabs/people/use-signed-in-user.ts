import { useSyncExternalStore } from 'react';
import { onSessionChange, readSession } from '#api/session/session.ts';
import { fullName } from '#domain/values/full-name.ts';
import { isSignInReal } from '#mocks/controls/partial-controls.ts';
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
  const { controls } = useConsole();
  useSyncExternalStore(onSessionChange, readToken);
  const session = readSession();
  const account = controls.findAccount();
  if (account && session && isSignInReal(controls.partial))
    return {
      account,
      text: `${fullName(session.user)}, who stands for ${fullName(account)}, ${account.role}`,
    };
  if (account) return { account, text: `${fullName(account)}, ${account.role}` };
  return session && { account: null, text: `${fullName(session.user)}, of an earlier state` };
}
