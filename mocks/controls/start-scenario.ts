import { fullName } from '#domain/values/full-name.ts';
import { welcome } from '#mocks/handlers/accounts.ts';
import { NOT_PROCESSED } from '#mocks/rules/accounts/applications.ts';
import { namedAccount } from '#mocks/rules/accounts/find-account.ts';
import { invitationPath } from '#mocks/rules/accounts/links.ts';
import type { MockServer } from '#mocks/server/server.ts';
import type { Store } from '#mocks/store/store.ts';
import { scenarioCalled } from './scenarios/scenarios.ts';

/** Tokens and user, as the login call returns them. */
export type SignedIn = ReturnType<typeof welcome>;

/** Signs in without a password. @throws Error for an unknown account or an applicant */
export function admit(store: Store, email: string): SignedIn {
  const account = namedAccount(store, email);
  if (account.isApplicant) throw new Error(`${NOT_PROCESSED}.`);
  return welcome(store, account);
}

/** Returns the path of the link to a first password. @throws Error for an ineligible account */
export function invite(store: Store, email: string): string {
  const account = namedAccount(store, email);
  if (account.isApplicant) throw new Error(`${NOT_PROCESSED}.`);
  if (account.password !== '') throw new Error(`${fullName(account)} has a password already.`);
  return invitationPath(store, account);
}

/**
 * Starts over from a scenario: resets data, faults, session, clock and calls.
 * @returns the signed-in user, or null
 * @throws Error for an unknown scenario
 */
export async function startScenario(server: MockServer, name: string): Promise<SignedIn | null> {
  const { store } = server;
  // Looks the scenario up first, so that a wrong name does not clear the data.
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
