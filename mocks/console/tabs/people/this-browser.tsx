import { Button } from '@mantine/core';
import { fullName } from '#domain/values/full-name.ts';
import type { Account } from '#mocks/store/tables.ts';
import classes from '../../parts.module.css';
import { Section } from '../../section.tsx';
import { useConsole } from '../../use-console.ts';
import { usePagePath } from '../../use-page-path.ts';
import { findPatientOfPage, getPersonStatus } from './find-people.ts';
import { readReturnPoint } from './return-point.ts';
import type { PasswordlessSignIn } from './use-passwordless-sign-in.ts';
import { useSignedInUser } from './use-signed-in-user.ts';

interface BecomePatientProps {
  patient: Account;
  physician: Account;
  passwordlessSignIn: PasswordlessSignIn;
}

/** Offers a physician to continue as the patient whose page is open. */
function BecomePatient({ patient, physician, passwordlessSignIn }: BecomePatientProps) {
  const name = fullName(patient);
  const isPending = getPersonStatus(patient) === 'pending';
  return (
    <div className={classes.row}>
      <div className={classes.rowText}>
        <p className={classes.rowTitle}>{name}</p>
        <p className={classes.dimmed}>
          {isPending
            ? 'The patient of this page is invited and has no password yet. The e-mailed link completes the sign-up.'
            : 'The patient of this page'}
        </p>
      </div>
      <Button
        disabled={passwordlessSignIn.working}
        onClick={() => passwordlessSignIn.becomePatient(patient, physician)}
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
  const returnPoint = readReturnPoint();
  if (!returnPoint || (current && current.id !== returnPoint.patientId)) return null;
  return tables.accounts.find(({ email }) => email === returnPoint.email) ?? null;
}

/** Shows the user of this browser and switches between a physician and the page's patient. */
export function ThisBrowser({ passwordlessSignIn }: { passwordlessSignIn: PasswordlessSignIn }) {
  const { tables } = useConsole();
  const signedIn = useSignedInUser();
  const account = signedIn?.account ?? null;
  const patient = findPatientOfPage(tables.accounts, usePagePath());
  const returnPhysician = useReturnPhysician(account);
  return (
    <Section title="This browser">
      <div className={classes.row}>
        <p className={classes.rowText}>{signedIn ? signedIn.text : 'Nobody is signed in'}</p>
        {signedIn && (
          <Button variant="default" onClick={passwordlessSignIn.signOut}>
            Sign out
          </Button>
        )}
      </div>
      {patient && account?.role === 'physician' && (
        <BecomePatient patient={patient} physician={account} passwordlessSignIn={passwordlessSignIn} />
      )}
      {returnPhysician && (
        <div className={classes.actions}>
          <Button disabled={passwordlessSignIn.working} onClick={passwordlessSignIn.goBack}>
            Back to {fullName(returnPhysician)}
          </Button>
        </div>
      )}
    </Section>
  );
}
