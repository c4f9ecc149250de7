import { VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import classes from './new-password.module.css';

/** One point of the list: what it says, and whether a password meets it. */
export interface ChecklistRule {
  readonly label: string;
  readonly test: (password: string) => boolean;
}

interface PasswordChecklistProps {
  rules: readonly ChecklistRule[];
  password: string;
}

/** The points that a password has to meet, ticked off while it is typed. */
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

/** How long somebody has to pause before a screen reader says how far they are. */
const PAUSE = 900;

/** The same for a screen reader: what is left, once somebody pauses, instead of every point at every key. */
export function PasswordProgress({ rules, password }: PasswordChecklistProps) {
  const [settled] = useDebouncedValue(password, PAUSE);
  const left = rules.filter(({ test }) => !test(settled)).map(({ label }) => label);
  const words = left.length > 0 ? `Not met yet: ${left.join(', ')}` : 'Your password meets every point';
  return <VisuallyHidden role="status">{settled && words}</VisuallyHidden>;
}
