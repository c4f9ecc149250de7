import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import classes from './steps.module.css';

export interface StepsProps {
  /** Label of the list for screen readers: 'Steps of your sign-up'. */
  label: string;
  titles: readonly string[];
  /** Current step, counted from 1. */
  current: number;
}

/** Progress of a linear form: a list of steps, on a phone a line of bars. */
export function Steps({ label, titles, current }: StepsProps) {
  return (
    <section aria-label={label}>
      <p className={classes.place}>
        Step {current} of {titles.length}
      </p>
      <ol className={classes.list}>
        {titles.map((title, index) => {
          const number = index + 1;
          const isDone = number < current;
          const isCurrent = number === current;
          return (
            <li
              key={title}
              className={classes.step}
              data-done={isDone || undefined}
              data-current={isCurrent || undefined}
              aria-current={isCurrent ? 'step' : undefined}
            >
              <span className={classes.mark} aria-hidden>
                {isDone ? <IconCheck size={18} stroke={2.5} /> : number}
              </span>
              <span className={classes.title}>{title}</span>
              {isDone && <VisuallyHidden component="span"> (completed)</VisuallyHidden>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
