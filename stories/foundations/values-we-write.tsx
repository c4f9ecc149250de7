import { ageInWords } from '#domain/values/age.ts';
import { formatDose } from '#domain/values/amounts/doses.ts';
import { toFeetAndInches } from '#domain/values/amounts/units.ts';
import {
  formatDateTime,
  formatDay,
  formatEntryTime,
  formatMonth,
  formatSeconds,
  formatShoopDate,
  formatShortDate,
  formatShortDay,
  formatTimeOfDay,
  formatWhen,
} from '#domain/values/dates.ts';
import { formatPhone } from '#domain/values/format-phone.ts';
import { FactsTable } from './facts-table.tsx';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const doses = [
  { dose: 0.5, doseUnit: 'mg' },
  { dose: 2.5, doseUnit: 'mg' },
  { dose: 1.2, doseUnit: 'g' },
  { dose: 15, doseUnit: 'drops' },
];

/** Doses, heights, phone numbers and ages, formatted by the product's code. */
export function NumbersWeWrite() {
  const { feet, inches } = toFeetAndInches(180);
  return (
    <FactsTable
      title="Numbers and doses"
      columns={['What was given', 'As we write it']}
      rows={[
        ...doses.map((dose) => [`A dose of ${dose.dose} ${dose.doseUnit}`, formatDose(dose)] as const),
        ['A height of 180 cm', `${feet} feet ${inches}`],
        ['The phone number 5035550100', formatPhone('5035550100')],
        ['Born on 04-28-1986', ageInWords('04-28-1986')],
      ]}
    >
      A nought leads, none trails, and a number stays on one line with its unit. A unit that nobody knows
      keeps its name, and is never read as milligrams.
    </FactsTable>
  );
}

/** Times and days, formatted now by the product's code. */
export function DatesWeWrite() {
  const now = Date.now();
  const nowIso = new Date(now).toISOString();
  const formatTimeAgo = (time: number) => formatWhen(new Date(now - time).toISOString());
  return (
    <FactsTable
      title="Dates and times"
      columns={['Where', 'As we write it']}
      rows={[
        ['When something was, just now', formatTimeAgo(20 * minuteMs)],
        ['The day before', formatTimeAgo(dayMs)],
        ['Earlier this year', formatTimeAgo(9 * dayMs)],
        ['In another year', formatTimeAgo(400 * dayMs)],
        ['A time of day', formatTimeOfDay(nowIso)],
        ['The clock of a check-up', formatSeconds(new Date(now))],
        ['When a notification came', formatDateTime(nowIso)],
        ['When a note or a check-up was written', formatEntryTime(nowIso)],
        ['When a Shoop was recommended, and every date that is typed', formatShoopDate(nowIso)],
        ['A day', formatDay(new Date(now))],
        ['A month', formatMonth(new Date(now))],
        ['Where there is little room', formatShortDate(new Date(now))],
        ['Where there is hardly any', formatShortDay(new Date(now))],
      ]}
    >
      In the reader’s own time zone and form. The documents lay down three of these; the others say a day as
      people say it.
    </FactsTable>
  );
}
