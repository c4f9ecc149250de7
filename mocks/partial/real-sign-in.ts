import { readSession } from '#api/session/session.ts';
import { fullName } from '#domain/values/full-name.ts';
import type { BrowserSignIn } from '#mocks/controls/browser-sign-in.ts';
import { createCommands } from '#mocks/controls/commands.ts';
import { showRefusal } from '#mocks/controls/refusal.ts';
import { requireAccountByEmail } from '#mocks/rules/accounts/find-account.ts';
import type { MockServer } from '#mocks/server/server.ts';
import type { SharedSettings } from './partial-settings.ts';
import { findPerson } from './person.ts';

/** Lets the real token stand for an account. @throws Error when signed out, or for another role */
async function standFor({ store }: MockServer, email: string, settings: SharedSettings): Promise<void> {
  const account = requireAccountByEmail(store, email);
  const role = readSession()?.role;
  if (!role)
    throw new Error('The real API signs in here. Please sign in, then choose whom your token stands for.');
  if (account.role !== role)
    throw new Error(
      `${fullName(account)} is a ${account.role}, and you are signed in as a ${role}. ` +
        'A token stands for somebody of the same role.',
    );
  settings.change({ people: { ...settings.atom.get().people, [role]: account.email } });
}

/** Creates the sign-in of a page whose users sign in at the real API. */
export const createRealSignIn = (settings: SharedSettings): BrowserSignIn => ({
  findAccount: (store) => findPerson(store, settings.atom.get())?.account,
  signIn: (server, email) => standFor(server, email, settings),
  invitation: async () => {
    throw new Error('Invitations lead to the sign-up, which the real API answers here.');
  },
  async reset(server, scenario) {
    const signedIn = await createCommands(server).reset(scenario);
    if (!signedIn) return;
    showRefusal(
      `“${scenario}” can sign nobody in here: the real API does that. Its data are set. ` +
        'Sign in at the API; the console (API) says whom your token stands for.',
    );
  },
});
