import { IconClockPlay } from '@tabler/icons-react';
import classes from './clock-mark.module.css';
import { formatClockOffset, formatShortOffset } from './format.ts';

export interface ClockMarkProps {
  /** Id of the text that is appended to the launcher's accessible name. */
  id: string;
  /** Offset of the mock's clock from the computer's, in ms; negative while it is behind. */
  ms: number;
}

/** Mark on the launcher while the mock has another time: tokens and links may have expired. */
export default function ClockMark({ id, ms }: ClockMarkProps) {
  return (
    <>
      <span aria-hidden className={classes.mark}>
        <IconClockPlay size={12} stroke={2} />
        {formatShortOffset(ms)}
      </span>
      <span id={id} hidden>
        (clock {formatClockOffset(ms)})
      </span>
    </>
  );
}
