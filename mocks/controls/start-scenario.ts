import { fullName } from '#domain/values/full-name.ts';
import { openSession } from '#mocks/handlers/accounts/accounts.ts';
import { NOT_PROCESSED_MESSAGE } from '#mocks/rules/accounts/applications.ts';
import { requireAccountByEmail } from '#mocks/rules/accounts/find-account.ts';
import { ensureInvitationPath } from '#mocks/rules/accounts/links.ts';
import type { MockServer } from '#mocks/server/server.ts';
import type { Store } from '#mocks/store/store.ts';
import { getScenario } from './scenarios/scenarios.ts';

/** Tokens and user, as the login call returns them. */
export type SignInResult = ReturnType<typeof openSession>;

/** Signs in without a password. @throws Error for an unknown account or an applicant */
export function signInWithoutPassword(store: Store, email: string): SignInResult {
  const account = requireAccountByEmail(store, email);
  if (account.isApplicant) throw new Error(`${NOT_PROCESSED_MESSAGE}.`);
  return openSession(store, account);
}

/** Returns the path of the link to a first password. @throws Error for an ineligible account */
export function getInvitationPath(store: Store, email: string): string {
  const account = requireAccountByEmail(store, email);
  if (account.isApplicant) throw new Error(`${NOT_PROCESSED_MESSAGE}.`);
  if (account.password !== '') throw new Error(`${fullName(account)} has a password already.`);
  return ensureInvitationPath(store, account);
}

/**
 * Starts over from a scenario: resets data, faults, session, clock and calls.
 * @returns the signed-in user, or null
 * @throws Error for an unknown scenario
 */
export async function startScenario(server: MockServer, name: string): Promise<SignInResult | null> {
  const { store } = server;
  // Looks the scenario up first, so that a wrong name does not clear the data.
  const scenario = getScenario(name);
  const startOver = async () => {
    await store.reset(name);
    server.log.clear();
    const signedIn = scenario.signedIn ? signInWithoutPassword(store, scenario.signedIn) : null;
    if (scenario.advance) store.advance(scenario.advance);
    return signedIn;
  };
  // The stored data need not be read, since the start replaces them.
  return server.transaction(startOver, {
    replaces: true,
    cause: () => ({ title: `Scenario “${name}” started`, call: '', by: 'Console' }),
  });
}
