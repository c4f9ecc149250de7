import { Button } from '@mantine/core';
import { fullName } from '#domain/values/full-name.ts';
import type { Account } from '#mocks/store/tables.ts';
import classes from '../../parts.module.css';
import { Section } from '../../section.tsx';
import { useConsole } from '../../use-console.ts';
import { usePagePath } from '../../use-page-path.ts';
import { patientOfPage, statusOf } from './find-people.ts';
import { readReturnPoint } from './return-point.ts';
import type { PasswordlessSignIn } from './use-passwordless-sign-in.ts';
import { useSignedInUser } from './use-signed-in-user.ts';

interface BecomeProps {
  patient: Account;
  physician: Account;
  admission: PasswordlessSignIn;
}

/** Offers a physician to continue as the patient whose page is open. */
function BecomePatient({ patient, physician, admission }: BecomeProps) {
  const name = fullName(patient);
  const isPending = statusOf(patient) === 'pending';
  return (
    <div className={classes.row}>
      <div className={classes.rowWords}>
        <p className={classes.rowTitle}>{name}</p>
        <p className={classes.quiet}>
          {isPending
            ? 'The patient of this page is invited and has no password yet. The e-mailed link completes the sign-up.'
            : 'The patient of this page'}
        </p>
      </div>
      <Button
        disabled={admission.working}
        onClick={() => admission.becomePatient(patient, physician)}
        aria-label={isPending ? `Open the invitation of the patient of this page, ${name}` : undefined}
      >
        {isPending ? 'Open the invitation' : 'Become this patient'}
      </Button>
    </div>
  );
}

/** Returns the physician to return to, for the patient they became or while signed out. */
function useReturnPhysician(current: Account | null): Account | null {
  const { tables } = useConsole();
  const before = readReturnPoint();
  if (!before || (current && current.id !== before.patientId)) return null;
  return tables.accounts.find(({ email }) => email === before.email) ?? null;
}

/** Shows the user of this browser and switches between a physician and the page's patient. */
export function ThisBrowser({ admission }: { admission: PasswordlessSignIn }) {
  const { tables } = useConsole();
  const signedIn = useSignedInUser();
  const account = signedIn?.account ?? null;
  const patient = patientOfPage(tables.accounts, usePagePath());
  const physicianBefore = useReturnPhysician(account);
  return (
    <Section title="This browser">
      <div className={classes.row}>
        <p className={classes.rowWords}>{signedIn ? signedIn.text : 'Nobody is signed in'}</p>
        {signedIn && (
          <Button variant="default" onClick={admission.signOut}>
            Sign out
          </Button>
        )}
      </div>
      {patient && account?.role === 'physician' && (
        <BecomePatient patient={patient} physician={account} admission={admission} />
      )}
      {physicianBefore && (
        <div className={classes.actions}>
          <Button disabled={admission.working} onClick={admission.goBack}>
            Back to {fullName(physicianBefore)}
          </Button>
        </div>
      )}
    </Section>
  );
}
