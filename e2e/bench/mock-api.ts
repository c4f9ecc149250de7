import type { Page } from 'playwright';
import type { SignInResult } from '#mocks/controls/start-scenario.ts';
import type { OutboxMessage } from '#mocks/store/tables.ts';

/** Returns a function that stores the session of a demo account in a page of the live build. */
export const signInOver = (api: string, url: string, email: string) => async (page: Page) => {
  const response = await fetch(`${api}__mock/sign-in?email=${encodeURIComponent(email)}`, { method: 'POST' });
  const { data } = (await response.json()) as { data: SignInResult };
  // Loads a static file of the same origin, so that no app runs while the session is written.
  await page.goto(new URL('favicon.svg', url).href);
  await page.evaluate(({ tokens, user }) => {
    const session = { token: tokens.accessToken, refreshToken: tokens.refreshToken, role: user.role.name };
    // A login stores the fingerprint too. Without it, every page would compute one.
    const entries = {
      ...session,
      status: user.role.name,
      currentUser: JSON.stringify(user),
      fingerPrint: 'made-at-the-login',
    };
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, data);
};

/** Restarts a scenario; returns the newest e-mailed link's path. @throws if there is none */
export async function mailedPath(
  api: string,
  { scenario, mailedTo }: { scenario: string; mailedTo: string },
): Promise<string> {
  await fetch(`${api}__mock/reset?scenario=${scenario}`, { method: 'POST' });
  const outbox = await fetch(`${api}__mock/outbox`);
  const { data } = (await outbox.json()) as { data: OutboxMessage[] };
  const mail = data.find(({ to, link }) => to === mailedTo && link);
  if (!mail?.link) throw new Error(`Nothing was e-mailed to ${mailedTo} in ${scenario}`);
  return mail.link.slice(1);
}
