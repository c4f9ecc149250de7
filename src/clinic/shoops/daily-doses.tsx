import { groupByTime } from '#domain/shoops/day-slots.ts';
import { dailyTotal, describeFrequency, patientAdvice } from '#domain/shoops/dosage-summary.ts';
import type { Shoop } from '#domain/shoops/shoop.ts';
import { Fact } from '#ui/layout/fact.tsx';
import { DaySlot } from './day-slot.tsx';
import classes from './shoops.module.css';

/** Doses by time of day, the frequency if the times do not show it, and the daily total. */
export function DailyDoses({ shoop }: { shoop: Shoop }) {
  const { doses, frequencyUnit } = shoop;
  const total = dailyTotal(shoop);
  const frequencyText = describeFrequency(shoop);
  return (
    <div className={classes.dailyDoses}>
      {doses.length > 0 && (
        <dl className={classes.slots}>
          {groupByTime(doses).map((slot) => (
            <DaySlot key={slot.time} slot={slot} />
          ))}
        </dl>
      )}
      <dl className={classes.sums} data-without-doses={doses.length === 0 || undefined}>
        {frequencyText && (
          <Fact label="How often">
            <bdi>{frequencyText}</bdi>
            {/* Only the physician can explain an hourly frequency (decision 70). */}
            {frequencyUnit === 'Hourly' && <span className={classes.hint}>{patientAdvice.hourly}</span>}
          </Fact>
        )}
        {total && (
          <Fact label={total.label}>
            <bdi className={classes.total}>{total.amount}</bdi>
          </Fact>
        )}
      </dl>
    </div>
  );
}
