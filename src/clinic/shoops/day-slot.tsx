import type { DaySlot as Slot } from '#domain/shoops/day-slots.ts';
import { DoseAmount } from './dose-amount.tsx';
import classes from './shoops.module.css';
import { TimeLabel } from './time-label.tsx';

/** Time of day with its doses, or with "Nothing": a zero could be taken for a dose. */
export function DaySlot({ slot: { time, doses } }: { slot: Slot }) {
  return (
    <div className={classes.slot} data-empty={doses.length === 0 || undefined}>
      <dt>
        <TimeLabel time={time} />
      </dt>
      {doses.length === 0 && <dd className={classes.none}>Nothing</dd>}
      {doses.map((dose, index) => (
        <dd key={dose.id ?? index}>
          <DoseAmount dose={dose} isFurther={index > 0} />
        </dd>
      ))}
    </div>
  );
}
