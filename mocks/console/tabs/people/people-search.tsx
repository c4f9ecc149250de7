import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useDeferredValue, useState } from 'react';
import { demoAccounts } from '#mocks/seed/demo/demo-accounts.ts';
import type { Account } from '#mocks/store/tables.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import classes from '../../parts.module.css';
import { Section } from '../../section.tsx';
import { useConsole } from '../../use-console.ts';
import { findPeople } from './find-people.ts';
import { AbsentDemoAccount, Person } from './person.tsx';
import type { PasswordlessSignIn } from './use-passwordless-sign-in.ts';

/** Number of people shown at first and added by each "Show more". */
const pageSize = 20;

interface FoundPeopleProps {
  foundAccounts: readonly Account[];
  passwordlessSignIn: PasswordlessSignIn;
}

/** Lists the demo accounts, including accounts that the scenario lacks. */
function DemoAccounts({ passwordlessSignIn }: { passwordlessSignIn: PasswordlessSignIn }) {
  const { tables } = useConsole();
  return (
    <ul className={classes.list}>
      {demoAccounts.map((demoAccount) => {
        const account = tables.accounts.find(({ email }) => email === demoAccount.email);
        if (!account) return <AbsentDemoAccount key={demoAccount.email} demoAccount={demoAccount} />;
        return <Person key={demoAccount.email} account={account} passwordlessSignIn={passwordlessSignIn} />;
      })}
    </ul>
  );
}

/** Lists the accounts that a search has found, a page at a time. */
function FoundPeople({ foundAccounts, passwordlessSignIn }: FoundPeopleProps) {
  const [shownCount, setShownCount] = useState(pageSize);
  if (foundAccounts.length === 0) {
    return (
      <div className={classes.empty}>
        <p className={classes.rowTitle}>Nobody matches</p>
        <p className={classes.dimmed}>
          Try part of a name or an e-mail, a role (patient, physician) or a status (active, pending, deceased,
          applied).
        </p>
      </div>
    );
  }
  return (
    <>
      <ul className={classes.list}>
        {foundAccounts.slice(0, shownCount).map((account) => (
          <Person key={account.id} account={account} passwordlessSignIn={passwordlessSignIn} />
        ))}
      </ul>
      {foundAccounts.length > shownCount && (
        <Button variant="default" onClick={() => setShownCount(shownCount + pageSize)}>
          Show {Math.min(pageSize, foundAccounts.length - shownCount)} more
        </Button>
      )}
    </>
  );
}

/** Search over all accounts of the clinic; lists the demo accounts while it is empty. */
export function PeopleSearch({ passwordlessSignIn }: { passwordlessSignIn: PasswordlessSignIn }) {
  const { tables } = useConsole();
  const [typed, setTyped] = useState('');
  const deferredSearch = useDeferredValue(typed.trim());
  const foundAccounts = findPeople(tables.accounts, deferredSearch);
  const total = tables.accounts.length;

  const enterOnlyMatch = (event: FormEvent) => {
    event.preventDefault();
    const [only, other] = findPeople(tables.accounts, typed);
    if (typed.trim() !== '' && only && !other && !only.isApplicant) void passwordlessSignIn.enterAs(only);
  };

  return (
    <Section title="Sign in as" hint="No password and no code needed.">
      <form onSubmit={enterOnlyMatch}>
        <TextInput
          label="Search all people"
          description="Name, e-mail, role or status. Enter takes the only match."
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </form>
      <p className={classes.dimmed} role="status">
        {deferredSearch === ''
          ? `Demo accounts, of ${total} people in all`
          : `${foundAccounts.length} of ${total} people`}
      </p>
      {passwordlessSignIn.error && <InlineNotice kind="error">{passwordlessSignIn.error}</InlineNotice>}
      {deferredSearch === '' ? (
        <DemoAccounts passwordlessSignIn={passwordlessSignIn} />
      ) : (
        <FoundPeople
          // Another search begins with its first page again.
          key={deferredSearch}
          foundAccounts={foundAccounts}
          passwordlessSignIn={passwordlessSignIn}
        />
      )}
    </Section>
  );
}
