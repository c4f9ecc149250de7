import { Text } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { demoAccounts, demoPassword } from '#mocks/seed/demo/demo-accounts.ts';
import classes from './login-hint.module.css';

export interface LoginHintProps {
  /** Fills the form with a demo account. */
  onPick: (email: string, password: string) => void;
}

/** Demo accounts below the login form, collapsed at first. A click on one fills the form. */
export default function LoginHint({ onPick }: LoginHintProps) {
  return (
    <details className={classes.hint}>
      <summary className={classes.summary}>
        <span>
          Demo accounts <span className={classes.note}>Choose one to look around</span>
        </span>
        <IconChevronDown aria-hidden size={20} className={classes.chevron} />
      </summary>
      <div className={classes.body}>
        <Text size="xs" c="dimmed" className={classes.explanation}>
          Nothing here is real: no message is sent, and what you type stays in this browser. Choose an account
          to fill in the form. The password of all is <code>{demoPassword}</code>.
        </Text>
        <ul className={classes.list}>
          {demoAccounts.map(({ email, note }) => (
            <li key={email}>
              <button
                type="button"
                className={classes.accountButton}
                onClick={() => onPick(email, demoPassword)}
              >
                <span className={classes.email}>{email}</span>
                <span className={classes.note}>{note}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
