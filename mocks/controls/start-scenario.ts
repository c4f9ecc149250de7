import { fullName } from '#domain/values/full-name.ts';
import { welcome } from '#mocks/handlers/accounts.ts';
import { NOT_PROCESSED } from '#mocks/rules/accounts/applications.ts';
import { namedAccount } from '#mocks/rules/accounts/find-account.ts';
import { invitationPath } from '#mocks/rules/accounts/links.ts';
import type { MockServer } from '#mocks/server/server.ts';
import type { Store } from '#mocks/store/store.ts';
import { scenarioCalled } from './scenarios.ts';

/** Tokens and user of somebody who is signed in, as the login call answers them. */
export type SignedIn = ReturnType<typeof welcome>;

/** Signs somebody in without a password or a code. @throws Error when there is no such account, or it may not sign in */
export function admit(store: Store, email: string): SignedIn {
  const account = namedAccount(store, email);
  if (account.isApplicant) throw new Error(`${NOT_PROCESSED}.`);
  return welcome(store, account);
}

/** Returns the path of the link to a first password. @throws Error for a person who cannot have one */
export function invite(store: Store, email: string): string {
  const account = namedAccount(store, email);
  if (account.isApplicant) throw new Error(`${NOT_PROCESSED}.`);
  if (account.password !== '') throw new Error(`${fullName(account)} has a password already.`);
  return invitationPath(store, account);
}

/**
 * Starts over from a scenario: data, faults, who is signed in, clock, no calls yet.
 * @returns who is signed in, or null
 * @throws Error when there is no such scenario
 */
export async function startScenario(server: MockServer, name: string): Promise<SignedIn | null> {
  const { store } = server;
  // Before anything is put away: a name that was mistyped must not empty the clinic.
  const scenario = scenarioCalled(name);
  const start = async () => {
    await store.reset(name);
    server.log.clear();
    const signedIn = scenario.signedIn ? admit(store, scenario.signedIn) : null;
    if (scenario.advance) store.advance(scenario.advance);
    return signedIn;
  };
  return server.transaction(start, { replaces: true });
}
