import { Button } from '@mantine/core';
import { fullName } from '#domain/values/full-name.ts';
import { type DemoAccount, demoAccounts } from '#mocks/seed/demo/demo-accounts.ts';
import type { Account } from '#mocks/store/tables.ts';
import classes from '../../parts.module.css';
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
 * Row of an account, with a button that signs in or opens the invitation. An admin may not sign in
 * to this app, so the button opens the login screen. An applicant has no button.
 */
export function Person({ account, passwordlessSignIn }: PersonProps) {
  const isSignedIn = useSignedInUser()?.account === account;
  const { email, role } = account;
  const name = fullName(account);
  const status = getPersonStatus(account);
  const isPending = status === 'pending';
  const hint = isPending || status === 'applied' ? statusHints[status] : getDemoNote(account);
  return (
    <li className={classes.row} data-current={isSignedIn || undefined}>
      <div className={classes.rowText}>
        <p className={classes.rowTitle}>
          {name} <span className={classes.tag}>{role}</span>
          {status !== 'active' && <span className={classes.tag}>{status}</span>}
          {isSignedIn && <span className={classes.tag}>signed in</span>}
        </p>
        <p className={classes.code}>{email}</p>
        {hint && <p className={classes.dimmed}>{hint}</p>}
      </div>
      {status !== 'applied' && (
        <Button
          variant={isSignedIn || isPending || role === 'admin' ? 'default' : 'filled'}
          aria-label={
            isPending ? `Open the invitation of ${name}` : role === 'admin' ? undefined : `Sign in as ${name}`
          }
          disabled={passwordlessSignIn.working}
          onClick={() => passwordlessSignIn.enterAs(account)}
        >
          {isPending ? 'Open the invitation' : role === 'admin' ? 'Login screen' : 'Sign in'}
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
