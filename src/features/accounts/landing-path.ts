import type { Session } from '#api/session.ts';
import { homePath } from '#domain/home-path.ts';
import { safePath } from '#domain/safe-path.ts';

/**
 * Where a login leads: where the reader wanted to go, else their own dashboard (accounts §4.2).
 * @param nextpath as the address gave it; anything but a path of this app is ignored (decision 11)
 */
export function landingPath(nextpath: string | undefined, role: Session['role']): string {
  return safePath(nextpath) ?? homePath[role];
}
