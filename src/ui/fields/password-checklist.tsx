import { VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import classes from './new-password.module.css';

/** Rule of the checklist: its label, and the test of a password. */
export interface ChecklistRule {
  readonly label: string;
  readonly test: (password: string) => boolean;
}

interface PasswordChecklistProps {
  rules: readonly ChecklistRule[];
  password: string;
}

/** Checklist of a password's rules, updated at each keystroke. */
export function PasswordChecklist({ rules, password }: PasswordChecklistProps) {
  return (
    <ul className={classes.rules}>
      {rules.map(({ label, test }) => {
        const met = test(password);
        const Mark = met ? IconCircleCheckFilled : IconCircle;
        return (
          <li key={label} className={classes.rule} data-met={met || undefined}>
            <Mark className={classes.mark} aria-hidden stroke={1.5} />
            <span>
              {label}
              <VisuallyHidden component="span">{met ? ', met' : ', not met'}</VisuallyHidden>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Idle time before a screen reader announces the unmet rules, in ms. */
const ANNOUNCE_DELAY_MS = 900;

/** Live region that announces the unmet rules when the user pauses, not at every keystroke. */
export function PasswordProgress({ rules, password }: PasswordChecklistProps) {
  const [debouncedPassword] = useDebouncedValue(password, ANNOUNCE_DELAY_MS);
  const unmetRules = rules.filter(({ test }) => !test(debouncedPassword)).map(({ label }) => label);
  const message =
    unmetRules.length > 0 ? `Not met yet: ${unmetRules.join(', ')}` : 'Your password meets every point';
  return <VisuallyHidden role="status">{debouncedPassword && message}</VisuallyHidden>;
}
