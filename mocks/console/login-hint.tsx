import { Text } from '@mantine/core';
import { useState } from 'react';
import { demoPassword, personas } from '#mocks/seed/demo-accounts.ts';
import classes from './login-hint.module.css';

export interface LoginHintProps {
  /** Fills the form. */
  onPick: (email: string, password: string) => void;
}

const WIDE = '(min-width: 48em)';

/** The demo accounts under the login form: one click fills it. Folded on a phone, where the form comes first. */
export default function LoginHint({ onPick }: LoginHintProps) {
  const [startsOpen] = useState(() => window.matchMedia(WIDE).matches);
  return (
    <details className={classes.hint} open={startsOpen}>
      <summary className={classes.summary}>Demo accounts</summary>
      <div className={classes.body}>
        <Text size="xs" c="dimmed" className={classes.words}>
          Nothing here is real: no message is sent, and what you type stays in this browser. Choose an account
          to fill in the form. The password of all is <code>{demoPassword}</code>.
        </Text>
        <ul className={classes.list}>
          {personas.map(({ email, special }) => (
            <li key={email}>
              <button type="button" className={classes.pick} onClick={() => onPick(email, demoPassword)}>
                <span className={classes.email}>{email}</span>
                <span className={classes.special}>{special}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
