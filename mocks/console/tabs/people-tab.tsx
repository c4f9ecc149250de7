import { Button } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { endSession, onSessionChange, readSession } from '#api/session/session.ts';
import { fullName } from '#domain/values/full-name.ts';
import { type Persona, personas } from '#mocks/seed/demo-accounts.ts';
import type { Account } from '#mocks/store/tables.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import classes from '../parts.module.css';
import { Section } from '../section.tsx';
import { useConsole } from '../use-console.ts';
import { useTask } from '../use-task.ts';
import { Applications } from './applications.tsx';
import { Happenings } from './happening-buttons.tsx';

const dashboards = { patient: 'dashboard', physician: 'physician/dashboard', admin: 'login' } as const;
const readToken = () => localStorage.getItem('token') ?? '';

/** Whose token this browser holds: an account of the mock's, or the bare name when the mock no longer knows it. */
function useSignedIn(): { email: string; text: string; role?: Account['role'] } | null {
  const { tables } = useConsole();
  const token = useSyncExternalStore(onSessionChange, readToken);
  const session = tables.sessions.find(({ accessToken }) => token !== '' && accessToken === token);
  const account = tables.accounts.find(({ id }) => id === session?.accountId);
  if (account) {
    const { email, role } = account;
    return { email, text: `${fullName(account)}, ${role}`, role };
  }
  const stale = readSession();
  return stale && { email: '', text: `${fullName(stale.user)}, of an earlier state` };
}

interface PersonProps {
  persona: Persona;
  isSignedIn: boolean;
  isKnown: boolean;
  onSignIn: () => void;
  disabled: boolean;
}

function Person({ persona, isSignedIn, isKnown, onSignIn, disabled }: PersonProps) {
  const { go } = useConsole();
  const { email, role, special } = persona;
  const name = fullName(persona);
  return (
    <li className={classes.row} data-current={isSignedIn || undefined}>
      <div className={classes.rowWords}>
        <p className={classes.rowTitle}>
          {name} <span className={classes.tag}>{role}</span>
          {isSignedIn && <span className={classes.tag}>signed in</span>}
        </p>
        <p className={classes.code}>{email}</p>
        <p className={classes.quiet}>{isKnown ? special : 'Not in this scenario'}</p>
      </div>
      {role === 'admin' ? (
        <Button variant="default" onClick={() => go('login')}>
          Login screen
        </Button>
      ) : (
        <Button
          variant={isSignedIn ? 'default' : 'filled'}
          aria-label={`Sign in as ${name}`}
          disabled={disabled || !isKnown}
          onClick={onSignIn}
        >
          Sign in
        </Button>
      )}
    </li>
  );
}

/** The demo accounts, each one click away. */
export function PeopleTab() {
  const { controls, tables, go } = useConsole();
  const { run, working, error } = useTask();
  const signedIn = useSignedIn();

  const signIn = ({ email, role }: Persona) =>
    run(async () => {
      await controls.signIn(email);
      go(dashboards[role]);
    });
  const signOut = () => {
    endSession('logout');
    go('login');
  };

  return (
    <>
      <Section title="This browser">
        <div className={classes.row}>
          <p className={classes.rowWords}>{signedIn ? signedIn.text : 'Nobody is signed in'}</p>
          {signedIn && (
            <Button variant="default" onClick={signOut}>
              Sign out
            </Button>
          )}
        </div>
      </Section>
      <Applications />
      {signedIn?.role && <Happenings role={signedIn.role} />}
      <Section title="Sign in as" hint="No password and no code needed.">
        {error && <InlineNotice kind="error">{error}</InlineNotice>}
        <ul className={classes.list}>
          {personas.map((persona) => (
            <Person
              key={persona.email}
              persona={persona}
              isSignedIn={persona.email === signedIn?.email}
              isKnown={tables.accounts.some(({ email }) => email === persona.email)}
              onSignIn={() => signIn(persona)}
              disabled={working}
            />
          ))}
        </ul>
      </Section>
    </>
  );
}
