import { readSession } from '#api/session/session.ts';
import { fullName } from '#domain/values/full-name.ts';

/** Returns the full name of the current user as the list of notes has it; '' after a logout. */
export function currentAuthor(): string {
  const session = readSession();
  return session ? fullName(session.user) : '';
}
