import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { endExpiredSession, readValidSession, type Session } from '#api/session/session.ts';
import { homePath } from '#domain/paths/home-path.ts';
import { navigationAfterLogin } from '#features/accounts/landing-path.ts';

type Role = Session['role'];

/** Navigation as a guard receives it. */
interface Visit {
  location: ParsedLocation;
  /** True if the link is only preloaded. */
  preload: boolean;
}

/** Error of a guard: the user is signed in with a role other than the page requires. */
export class WrongRole extends Error {
  readonly required: Role;
  readonly actual: Role;

  constructor(required: Role, actual: Role) {
    super(`This page is for the ${required} role`);
    this.required = required;
    this.actual = actual;
  }
}

/** Reads the stored session. Ends an expired one, but not while only preloading (decision 56). */
function checkSession({ preload }: Visit) {
  const hasExpired = !preload && endExpiredSession();
  return { session: readValidSession(), hasExpired };
}

const redirectHome = (session: Session) => redirect({ to: homePath[session.role] });
/** Returns the history state for the login page, which then says that the session has expired. */
const stateOfEnd = (hasExpired: boolean) => (hasExpired ? { sessionEnded: 'expired' as const } : {});

/** Allows only one role (accounts §2.2). The requested page is kept as `nextpath`. */
export function requireRole(required: Role, visit: Visit): Session {
  const { session, hasExpired } = checkSession(visit);
  const { href, state } = visit.location;
  if (!session) throw redirect({ to: '/login', search: { nextpath: href }, state: stateOfEnd(hasExpired) });
  if (session.role === required) return session;
  throw state.isAfterLogin ? redirectHome(session) : new WrongRole(required, session.role);
}

/** Redirects a signed-in user to their own dashboard (decision 20). */
export function requireSignedOut(visit: Visit): void {
  const { session } = checkSession(visit);
  if (session) throw redirectHome(session);
}

/**
 * Redirects a signed-in user to the requested page (decision 54). After an expired session, opens
 * the login page again with the reason in the history state.
 */
export function guardLogin(visit: Visit, nextpath: string | undefined): void {
  const { session, hasExpired } = checkSession(visit);
  const { href, state } = visit.location;
  // A login's navigation that led back here has no other page to open.
  if (session)
    throw state.isAfterLogin ? redirectHome(session) : redirect(navigationAfterLogin(nextpath, session.role));
  if (hasExpired) throw redirect({ href, state: stateOfEnd(hasExpired) });
}
