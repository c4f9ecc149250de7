import { Button } from '@mantine/core';
import { fullName } from '#domain/values/full-name.ts';
import { isSignInReal } from '#mocks/controls/partial-controls.ts';
import { type DemoAccount, demoAccounts } from '#mocks/seed/demo/demo-accounts.ts';
import type { Account } from '#mocks/store/tables.ts';
import classes from '../../parts.module.css';
import { useConsole } from '../../use-console.ts';
import { getPersonStatus } from './find-people.ts';
import type { PasswordlessSignIn } from './use-passwordless-sign-in.ts';
import { useSignedInUser } from './use-signed-in-user.ts';

interface PersonProps {
  account: Account;
  passwordlessSignIn: PasswordlessSignIn;
}

/** Returns the note of a demo account; undefined for other accounts. */
const getDemoNote = (account: Account) => demoAccounts.find(({ email }) => email === account.email)?.note;

/** Explains, by status, why an account cannot be signed in to. */
const statusHints = {
  pending: 'Invited: no password yet. The e-mailed link leads to one.',
  applied: 'Applied as a physician. Process the application first.',
} as const;

/**
 * Returns the text of an account's button and its accessible name.
 * @param isSignInReal a token of the real API can only stand for the account
 */
function getButtonLabels(account: Account, isSignInReal: boolean): { text: string; name?: string } {
  const name = fullName(account);
  if (getPersonStatus(account) === 'pending')
    return { text: 'Open the invitation', name: `Open the invitation of ${name}` };
  if (account.role === 'admin') return { text: 'Login screen' };
  if (isSignInReal) return { text: 'Stand for', name: `Stand for ${name}` };
  return { text: 'Sign in', name: `Sign in as ${name}` };
}

/**
 * Row of an account, with a button that signs in or opens the invitation. An admin may not sign in
 * to this app, so the button opens the login screen. An applicant has no button.
 */
export function Person({ account, passwordlessSignIn }: PersonProps) {
  const { controls } = useConsole();
  const isSignedIn = useSignedInUser()?.account === account;
  const isReal = isSignInReal(controls.partial);
  const { email, role } = account;
  const name = fullName(account);
  const status = getPersonStatus(account);
  const isPending = status === 'pending';
  const hint = isPending || status === 'applied' ? statusHints[status] : getDemoNote(account);
  const labels = getButtonLabels(account, isReal);
  return (
    <li className={classes.row} data-current={isSignedIn || undefined}>
      <div className={classes.rowText}>
        <p className={classes.rowTitle}>
          {name} <span className={classes.tag}>{role}</span>
          {status !== 'active' && <span className={classes.tag}>{status}</span>}
          {isSignedIn && <span className={classes.tag}>{isReal ? 'your token' : 'signed in'}</span>}
        </p>
        <p className={classes.code}>{email}</p>
        {hint && <p className={classes.dimmed}>{hint}</p>}
      </div>
      {status !== 'applied' && (
        <Button
          variant={isSignedIn || isPending || role === 'admin' ? 'default' : 'filled'}
          aria-label={labels.name}
          disabled={passwordlessSignIn.working}
          onClick={() => passwordlessSignIn.enterAs(account)}
        >
          {labels.text}
        </Button>
      )}
    </li>
  );
}

/** Row of a demo account that the scenario does not have. */
export function AbsentDemoAccount({ demoAccount }: { demoAccount: DemoAccount }) {
  return (
    <li className={classes.row}>
      <div className={classes.rowText}>
        <p className={classes.rowTitle}>
          {fullName(demoAccount)} <span className={classes.tag}>{demoAccount.role}</span>
        </p>
        <p className={classes.code}>{demoAccount.email}</p>
        <p className={classes.dimmed}>Not in this scenario</p>
      </div>
      <Button disabled aria-label={`Sign in as ${fullName(demoAccount)}`}>
        Sign in
      </Button>
    </li>
  );
}
