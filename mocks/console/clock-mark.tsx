import { IconClockPlay } from '@tabler/icons-react';
import classes from './clock-mark.module.css';
import { aheadText, durationMark } from './words.ts';

export interface ClockMarkProps {
  /** Id of the text that the launcher's name ends with. */
  id: string;
  /** Time by which the mock's clock runs ahead, in milliseconds. */
  ms: number;
}

/** Mark at the launcher while the mock's clock runs ahead: on such a clock, tokens and links have run out. */
export default function ClockMark({ id, ms }: ClockMarkProps) {
  return (
    <>
      <span aria-hidden className={classes.mark}>
        <IconClockPlay size={12} stroke={2} />+{durationMark(ms)}
      </span>
      <span id={id} hidden>
        (clock {aheadText(ms)})
      </span>
    </>
  );
}
