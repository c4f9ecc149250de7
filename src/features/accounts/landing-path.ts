import type { Session } from '#api/session/session.ts';
import { homePath } from '#domain/paths/home-path.ts';
import { safePath } from '#domain/paths/safe-path.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** The login has led here: whoever the page is not for is sent to their own dashboard (decision 54). */
    landing?: boolean;
  }
}

/**
 * Where a login leads: where the reader wanted to go, else their own dashboard (accounts §4.2).
 * @param nextpath as the address gave it; anything but a path of this app is ignored (decision 11)
 */
export function landingPath(nextpath: string | undefined, role: Session['role']): string {
  return safePath(nextpath) ?? homePath[role];
}

/** What leads there. That the page is for another role its own guard finds out. */
export function landing(nextpath: string | undefined, role: Session['role']) {
  return { href: landingPath(nextpath, role), state: { landing: true }, replace: true };
}
