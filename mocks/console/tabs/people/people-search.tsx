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
const PAGE_SIZE = 20;

interface RowsProps {
  found: readonly Account[];
  admission: PasswordlessSignIn;
}

/** Lists the demo accounts, including accounts that the scenario lacks. */
function DemoAccounts({ admission }: { admission: PasswordlessSignIn }) {
  const { tables } = useConsole();
  return (
    <ul className={classes.list}>
      {demoAccounts.map((persona) => {
        const account = tables.accounts.find(({ email }) => email === persona.email);
        if (!account) return <AbsentDemoAccount key={persona.email} persona={persona} />;
        return <Person key={persona.email} account={account} admission={admission} />;
      })}
    </ul>
  );
}

function FoundPeople({ found, admission }: RowsProps) {
  const [most, setMost] = useState(PAGE_SIZE);
  if (found.length === 0) {
    return (
      <div className={classes.empty}>
        <p className={classes.rowTitle}>Nobody matches</p>
        <p className={classes.quiet}>
          Try part of a name or an e-mail, a role (patient, physician) or a status (active, pending, deceased,
          applied).
        </p>
      </div>
    );
  }
  return (
    <>
      <ul className={classes.list}>
        {found.slice(0, most).map((account) => (
          <Person key={account.id} account={account} admission={admission} />
        ))}
      </ul>
      {found.length > most && (
        <Button variant="default" onClick={() => setMost(most + PAGE_SIZE)}>
          Show {Math.min(PAGE_SIZE, found.length - most)} more
        </Button>
      )}
    </>
  );
}

/** Search over all accounts of the clinic; lists the demo accounts while it is empty. */
export function PeopleSearch({ admission }: { admission: PasswordlessSignIn }) {
  const { tables } = useConsole();
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed.trim());
  const found = findPeople(tables.accounts, wanted);
  const total = tables.accounts.length;

  const enterOnlyMatch = (event: FormEvent) => {
    event.preventDefault();
    const [only, other] = findPeople(tables.accounts, typed);
    if (typed.trim() !== '' && only && !other && !only.isApplicant) void admission.enterAs(only);
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
      <p className={classes.quiet} role="status">
        {wanted === '' ? `Demo accounts, of ${total} people in all` : `${found.length} of ${total} people`}
      </p>
      {admission.error && <InlineNotice kind="error">{admission.error}</InlineNotice>}
      {wanted === '' ? (
        <DemoAccounts admission={admission} />
      ) : (
        <FoundPeople key={wanted} found={found} admission={admission} />
      )}
    </Section>
  );
}
