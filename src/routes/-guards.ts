import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { endStaleSession, readLiveSession, type Session } from '#api/session/session.ts';
import { homePath } from '#domain/paths/home-path.ts';
import { landing } from '#features/accounts/landing-path.ts';

type Role = Session['role'];

/** What a guard is told of somebody who is on the way to its page. */
interface Visit {
  location: ParsedLocation;
  /** A link to the page is only being pointed at. */
  preload: boolean;
}

/** Thrown by a guard: signed in, but as somebody else than the page is for. */
export class WrongRole extends Error {
  readonly required: Role;
  readonly actual: Role;

  constructor(required: Role, actual: Role) {
    super(`This page is for the ${required} role`);
    this.required = required;
    this.actual = actual;
  }
}

/** Storage is read afresh; a session past its end goes, but not because somebody points at a link (decision 56). */
function look({ preload }: Visit) {
  const ended = !preload && endStaleSession();
  return { session: readLiveSession(), ended };
}

const home = (session: Session) => redirect({ to: homePath[session.role] });
const because = (ended: boolean) => (ended ? { sessionEnded: 'expired' as const } : {});

/** Lets only one role pass (accounts §2.2). Where the reader wanted to go is kept as `nextpath`. */
export function requireRole(required: Role, visit: Visit): Session {
  const { session, ended } = look(visit);
  const { href, state } = visit.location;
  if (!session) throw redirect({ to: '/login', search: { nextpath: href }, state: because(ended) });
  if (session.role === required) return session;
  throw state.landing ? home(session) : new WrongRole(required, session.role);
}

/** Sends a signed-in reader to their own dashboard (decision 20). */
export function requireSignedOut(visit: Visit): void {
  const { session } = look(visit);
  if (session) throw home(session);
}

/** Sends a signed-in reader on to where they wanted to go (decision 54), and says why a session is over. */
export function guardLogin(visit: Visit, nextpath: string | undefined): void {
  const { session, ended } = look(visit);
  const { href, state } = visit.location;
  // Where a landing has led here, there is nowhere else to go.
  if (session) throw state.landing ? home(session) : redirect(landing(nextpath, session.role));
  if (ended) throw redirect({ href, state: because(ended) });
}
