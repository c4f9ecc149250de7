import type { Session } from '#api/session/session.ts';
import { homePath } from '#domain/paths/home-path.ts';
import { safePath } from '#domain/paths/safe-path.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Set by the login: a page of another role redirects to the dashboard (decision 54). */
    isAfterLogin?: boolean;
  }
}

/**
 * Returns the path to open after a login: the requested one, else the dashboard (accounts §4.2).
 * @param nextpath from the URL; ignored unless it is a path of this app (decision 11)
 */
export function landingPath(nextpath: string | undefined, role: Session['role']): string {
  return safePath(nextpath) ?? homePath[role];
}

/** Returns the navigation that follows a login. The target page's own guard checks the role. */
export function navigationAfterLogin(nextpath: string | undefined, role: Session['role']) {
  return { href: landingPath(nextpath, role), state: { isAfterLogin: true }, replace: true };
}
