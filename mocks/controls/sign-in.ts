import { forgetRegistrationId } from '#api/session/registration-id.ts';
import { endSession, readTokens, startSession } from '#api/session/session.ts';
import { physicianRegistrationDraftKey, signUpDraftKey } from '#domain/registration/draft.ts';
import type { MockServer } from '#mocks/server/server.ts';
import { createCommands } from './commands.ts';
import type { Scenario } from './scenarios/scenario.ts';
import { isScenarioName, scenarios } from './scenarios/scenarios.ts';
import type { SignInResult } from './start-scenario.ts';

/** Stores a session in this browser, as the app does at a login. @throws Error for an admin */
export function storeSession({ tokens, user }: SignInResult): void {
  const { role, firstName, lastName, dob, gender, profileImage, diagnosName } = user;
  if (role.name === 'admin') throw new Error('An admin may not sign in to this app.');
  startSession(tokens, role.name, { firstName, lastName, dob, gender, profileImage, diagnosName });
}

/** Signs this browser in without a password. @throws Error for an unknown account or an admin */
export async function signIn(server: MockServer, email: string): Promise<void> {
  storeSession(await createCommands(server).signIn(email));
}

/** Clears the browser's sign-up drafts, which refer to old data. */
export function forgetSignUps(): void {
  forgetRegistrationId();
  for (const key of [signUpDraftKey, physicianRegistrationDraftKey]) sessionStorage.removeItem(key);
}

/** Returns the visit that a scenario resumes; undefined for none, and for an unknown scenario. */
export function findResumedVisit(name: string | null): Scenario['resumed'] {
  const scenario: Scenario | undefined = name !== null && isScenarioName(name) ? scenarios[name] : undefined;
  return scenario?.resumed;
}

/** Starts a scenario and signs this browser in or out. @throws Error for an unknown name */
export async function reset(server: MockServer, scenario: string): Promise<void> {
  const signedIn = await createCommands(server).reset(scenario);
  forgetSignUps();
  findResumedVisit(scenario)?.store();
  if (signedIn) storeSession(signedIn);
  else if (readTokens()) endSession('logout');
}
