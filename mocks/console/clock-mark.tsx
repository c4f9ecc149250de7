import { IconClockPlay } from '@tabler/icons-react';
import classes from './clock-mark.module.css';
import { formatClockOffset, formatShortDuration } from './format.ts';

export interface ClockMarkProps {
  /** Id of the text that is appended to the launcher's accessible name. */
  id: string;
  /** Offset by which the mock's clock runs ahead, in ms. */
  ms: number;
}

/** Mark on the launcher while the mock's clock runs ahead: tokens and links may have expired. */
export default function ClockMark({ id, ms }: ClockMarkProps) {
  return (
    <>
      <span aria-hidden className={classes.mark}>
        <IconClockPlay size={12} stroke={2} />+{formatShortDuration(ms)}
      </span>
      <span id={id} hidden>
        (clock {formatClockOffset(ms)})
      </span>
    </>
  );
}
