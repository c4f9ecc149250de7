import type { DoseStep } from './dose-steps.ts';
import classes from './timeline.module.css';

interface DoseLaneProps {
  name: string;
  steps: readonly DoseStep[];
}

/**
 * Doses of one medicine as steps along the axis. A label that is wider than its step is left out:
 * a cut one would name another dose.
 */
export function DoseLane({ name, steps }: DoseLaneProps) {
  return (
    <div className={classes.lane} aria-hidden>
      <bdi className={classes.name}>{name}</bdi>
      <div className={classes.steps}>
        {steps.map(({ since, dose, from, to, share }) => (
          <div
            key={since}
            className={classes.step}
            data-unknown={share === null || undefined}
            style={{
              insetInlineStart: `${from * 100}%`,
              width: `${(to - from) * 100}%`,
              // At least half of the lane, so that the label fits.
              height: `${50 + 50 * (share ?? 0)}%`,
            }}
          >
            <bdi className={classes.dose}>{dose}</bdi>
          </div>
        ))}
      </div>
    </div>
  );
}
