import { endSession, readSession, readTokens } from '#api/session/session.ts';
import { homePath } from '#domain/paths/home-path.ts';
import { fullName } from '#domain/values/full-name.ts';
import { getPersonStatus } from '#mocks/console/tabs/people/find-people.ts';
import { createCommands } from '#mocks/controls/commands.ts';
import type { Scenario } from '#mocks/controls/scenarios/scenario.ts';
import { forgetSignUps, storeSession } from '#mocks/controls/sign-in.ts';
import { inStorageOf } from '#mocks/seats/separate-storage.ts';
import type { MockServer } from '#mocks/server/server.ts';
import type { Account } from '#mocks/store/tables.ts';
import { getWindowName, type SeatPlan } from './theatre-address.ts';

type SeatNumber = Pick<SeatPlan, 'number'>;

/** Person at a seat. */
export interface SeatedPerson {
  /** Name and role for display; '' for an empty seat. */
  text: string;
  /** Null for an empty seat, and for a session that the mock no longer knows. */
  account: Account | null;
}

/** Returns the person whose session a seat holds. */
export function findSeatedPerson({ store }: MockServer, seat: SeatNumber): SeatedPerson {
  const session = inStorageOf(getWindowName(seat), readSession);
  if (!session) return { text: '', account: null };
  const { sessions, accounts } = store.tables;
  const record = sessions.find(({ accessToken }) => accessToken === session.token);
  const account = accounts.find(({ id }) => id === record?.accountId);
  if (account) return { account, text: `${fullName(account)}, ${account.role}` };
  return { account: null, text: `${fullName(session.user)}, of an earlier state` };
}

/** Ends a seat's session, if it has one. */
export function signSeatOut(seat: SeatNumber): void {
  inStorageOf(getWindowName(seat), () => {
    if (readTokens()) endSession('logout');
  });
}

/** Signs a seat in without a password. @throws Error for an unknown account or an applicant */
export async function signSeatIn(server: MockServer, seat: SeatNumber, email: string): Promise<void> {
  const signedIn = await createCommands(server).signIn(email);
  inStorageOf(getWindowName(seat), () => storeSession(signedIn));
}

/**
 * Seats a person, or opens the invitation of one without a password. Null empties the seat.
 * @returns the page to open
 * @throws Error with a message for the user
 */
export async function seatPerson(
  server: MockServer,
  seat: SeatNumber,
  account: Account | null,
): Promise<string> {
  if (!account || account.role === 'admin') {
    signSeatOut(seat);
    return 'login';
  }
  if (getPersonStatus(account) !== 'pending') {
    await signSeatIn(server, seat, account.email);
    return homePath[account.role].slice(1);
  }
  const link = await createCommands(server).invitation(account.email);
  signSeatOut(seat);
  return link;
}

/**
 * Gives a seat the session of its plan, and keeps the session if it is that person's already.
 * @returns the reason why the person could not be signed in, else ''
 */
export async function preparePerson(server: MockServer, plan: SeatPlan): Promise<string> {
  const { account } = findSeatedPerson(server, plan);
  if (account && account.email.toLowerCase() === plan.email.toLowerCase()) return '';
  signSeatOut(plan);
  if (plan.email === '') return '';
  try {
    await signSeatIn(server, plan, plan.email);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Resumes a scenario's visit in the first seat without a person; no other seat has its draft. */
export function resumeInSeat({ store }: NonNullable<Scenario['resumed']>, plans: readonly SeatPlan[]): void {
  for (const plan of plans) inStorageOf(getWindowName(plan), forgetSignUps);
  const empty = plans.find(({ email }) => email === '');
  if (empty) inStorageOf(getWindowName(empty), store);
}
