import type { Page } from 'playwright/test';
import { draftsOnDisk } from '../screens/drafts.ts';

/** State of a seat that must not change while another seat is used. */
export interface SeatState {
  /** Entries of local storage, with the user of a token in its place, without the last activity. */
  local: Record<string, string>;
  /** Entries of session storage, without that of the mock's recorder, which starts late. */
  session: Record<string, string>;
  /** Names of the drafts on the disk. */
  drafts: string[];
  /** Names of the locks that its pages hold, without the mock's. */
  locks: string[];
  /** Texts of the open dialogs and of all toasts since its page was loaded. */
  dialogs: string[];
  toasts: string[];
  path: string;
}

/** Reads the state of a seat, and the time of its last activity in ms since 1970. */
export async function readSeat(page: Page): Promise<{ state: SeatState; lastActivity: number }> {
  const { names } = await draftsOnDisk(page);
  const { lastActivity, ...rest } = await page.evaluate(async () => {
    const entriesOf = (storage: Storage) => {
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      return Object.fromEntries(keys.map((key) => [key, storage.getItem(key) ?? '']));
    };
    // The fingerprint is computed whenever the page is idle.
    const {
      lastActivity,
      fingerPrint: _fingerPrint,
      token,
      refreshToken,
      ...entries
    } = entriesOf(localStorage);
    // A page renews its tokens when it asks with an old one, whatever is done in other seats.
    const { sub = '' } = token ? JSON.parse(atob(token.split('.')[1] ?? '')) : {};
    const local = { ...entries, token: sub, refreshToken: refreshToken ? 'there' : '' };
    const { mockCapsule: _mockCapsule, ...session } = entriesOf(sessionStorage);
    const { held = [] } = await navigator.locks.query();
    return {
      lastActivity: Number(lastActivity ?? 0),
      local,
      session,
      locks: held
        .map(({ name = '' }) => name)
        .filter((name) => /^(unsaved|intake-tab) /.test(name))
        .sort(),
      dialogs: [...document.querySelectorAll('[role=dialog] h2')].map(({ textContent }) => textContent ?? ''),
      toasts: window.seenToasts.map(({ text }) => text),
      path: location.pathname + location.search,
    };
  });
  return { state: { ...rest, drafts: names.sort() }, lastActivity };
}
