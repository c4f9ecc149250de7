import { Button } from '@mantine/core';
import { fullName } from '#domain/values/full-name.ts';
import { type DemoAccount, demoAccounts } from '#mocks/seed/demo/demo-accounts.ts';
import type { Account } from '#mocks/store/tables.ts';
import classes from '../../parts.module.css';
import { statusOf } from './find-people.ts';
import type { PasswordlessSignIn } from './use-passwordless-sign-in.ts';
import { useSignedInUser } from './use-signed-in-user.ts';

interface PersonProps {
  account: Account;
  admission: PasswordlessSignIn;
}

/** Returns the note that describes a demo account; undefined for other accounts. */
const getDescription = (account: Account) =>
  demoAccounts.find(({ email }) => email === account.email)?.special;

/** Reasons why an account cannot be signed in to, by status. */
const hints = {
  pending: 'Invited: no password yet. The e-mailed link leads to one.',
  applied: 'Applied as a physician. Process the application first.',
} as const;

/** Row of an account, with a button that signs in or opens the invitation. */
export function Person({ account, admission }: PersonProps) {
  const isSignedIn = useSignedInUser()?.account === account;
  const { email, role } = account;
  const name = fullName(account);
  const status = statusOf(account);
  const isPending = status === 'pending';
  const hint = isPending || status === 'applied' ? hints[status] : getDescription(account);
  return (
    <li className={classes.row} data-current={isSignedIn || undefined}>
      <div className={classes.rowWords}>
        <p className={classes.rowTitle}>
          {name} <span className={classes.tag}>{role}</span>
          {status !== 'active' && <span className={classes.tag}>{status}</span>}
          {isSignedIn && <span className={classes.tag}>signed in</span>}
        </p>
        <p className={classes.code}>{email}</p>
        {hint && <p className={classes.quiet}>{hint}</p>}
      </div>
      {status !== 'applied' && (
        <Button
          variant={isSignedIn || isPending || role === 'admin' ? 'default' : 'filled'}
          aria-label={
            isPending ? `Open the invitation of ${name}` : role === 'admin' ? undefined : `Sign in as ${name}`
          }
          disabled={admission.working}
          onClick={() => admission.enterAs(account)}
        >
          {isPending ? 'Open the invitation' : role === 'admin' ? 'Login screen' : 'Sign in'}
        </Button>
      )}
    </li>
  );
}

/** Row of a demo account that the scenario does not have. */
export function AbsentDemoAccount({ persona }: { persona: DemoAccount }) {
  return (
    <li className={classes.row}>
      <div className={classes.rowWords}>
        <p className={classes.rowTitle}>
          {fullName(persona)} <span className={classes.tag}>{persona.role}</span>
        </p>
        <p className={classes.code}>{persona.email}</p>
        <p className={classes.quiet}>Not in this scenario</p>
      </div>
      <Button disabled aria-label={`Sign in as ${fullName(persona)}`}>
        Sign in
      </Button>
    </li>
  );
}
