import { IconMoon, IconSun, IconSunrise } from '@tabler/icons-react';
import type { Answers } from '#domain/questions/question.ts';
import { type DaySlot, groupByTime } from '#domain/shoops/day-slots.ts';
import { readAmount } from '#domain/shoops/medicine/amount.ts';
import { formatDose } from '#domain/values/amounts/doses.ts';
import { useDerivedFromAnswer } from '#questionnaire/answer-form.ts';
import classes from './day-strip.module.css';

const timeIcons = new Map([
  ['Morning', IconSunrise],
  ['Afternoon', IconSun],
  ['Evening', IconMoon],
]);

/** Returns the doses that are complete enough to show, grouped by time of day. */
function toDaySlots(rows: readonly Answers[]): DaySlot[] {
  const doses = rows.flatMap(({ dose, doseUnit, doseTime }) => {
    const amount = readAmount(String(dose ?? ''));
    if (amount === null || !doseUnit) return [];
    return [{ dose: amount, doseUnit: String(doseUnit), doseTime: String(doseTime ?? '') }];
  });
  return groupByTime(doses);
}

/** One-line overview of the day's doses. It shows at a glance if two doses share a time. */
export function DayStrip({ path }: { path: string }) {
  // As JSON: the selector's results must be equal for equal doses.
  const slotsJson = useDerivedFromAnswer(`${path}.doses`, (rows) =>
    JSON.stringify(toDaySlots((rows ?? []) as Answers[])),
  );
  const slots = JSON.parse(slotsJson) as DaySlot[];
  if (slots.length === 0) return null;
  return (
    <dl className={classes.strip} aria-label="The day">
      {slots.map(({ time, doses }) => (
        <Slot key={time} time={time} amounts={doses.map(formatDose)} />
      ))}
    </dl>
  );
}

/** Time of day with its amounts. */
function Slot({ time, amounts }: { time: string; amounts: readonly string[] }) {
  const Icon = timeIcons.get(time);
  return (
    <div className={classes.slot} data-empty={amounts.length === 0 || undefined}>
      <dt>
        {Icon && <Icon aria-hidden size={18} stroke={1.75} />}
        {time || 'No time'}
      </dt>
      <dd>{amounts.length === 0 ? 'Nothing' : amounts.join(' and ')}</dd>
    </div>
  );
}
