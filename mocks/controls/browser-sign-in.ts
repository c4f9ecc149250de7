import type { MockServer } from '#mocks/server/server.ts';
import type { Store } from '#mocks/store/store.ts';
import type { Account } from '#mocks/store/tables.ts';
import { createCommands } from './commands.ts';
import { reset, signIn } from './sign-in.ts';
import { findSignedInAccount } from './signed-in-account.ts';

/** Sign-in of this browser, which another server may own (mocks/partial). */
export interface BrowserSignIn {
  /** Returns the mock's account of the signed-in user; undefined when signed out or unknown. */
  findAccount(store: Store): Account | undefined;
  /** Enters as an account without a password. @throws Error with a message for the user */
  signIn(server: MockServer, email: string): Promise<void>;
  /** Finds or sends the e-mailed link of an account. @returns its path @throws Error as `signIn` */
  invitation(server: MockServer, email: string): Promise<string>;
  /** Starts a scenario and enters as its user. @throws Error for an unknown name */
  reset(server: MockServer, scenario: string): Promise<void>;
}

/** Sign-in at the mock itself. */
export const mockSignIn: BrowserSignIn = {
  findAccount: findSignedInAccount,
  signIn,
  reset,
  invitation: (server, email) => createCommands(server).invitation(email),
};
