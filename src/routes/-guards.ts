import { redirect } from '@tanstack/react-router';
import { readLiveSession, type Session } from '#api/session.ts';
import { homePath } from '#domain/home-path.ts';

type Role = Session['role'];

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

/**
 * Lets only one role pass; storage is read afresh (accounts §2.2).
 * @param href where the reader wanted to go, kept as `nextpath`
 */
export function requireRole(required: Role, href: string): Session {
  const session = readLiveSession();
  if (!session) throw redirect({ to: '/login', search: { nextpath: href } });
  if (session.role !== required) throw new WrongRole(required, session.role);
  return session;
}

/** Sends a signed-in reader to their own dashboard (decision 20). */
export function requireSignedOut(): void {
  const session = readLiveSession();
  if (session) throw redirect({ to: homePath[session.role] });
}
