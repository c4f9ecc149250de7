import { formatDose } from '#domain/values/amounts/doses.ts';
import { formatShoopDate } from '#domain/values/dates.ts';
import { listDosageProblems } from '../dosage-summary.ts';
import { cannabinoidName } from '../medicine/cannabinoids.ts';
import { wayToTake } from '../medicine/ingestion.ts';
import type { Shoop } from '../shoop.ts';
import type { ReminderSlot } from './reminder-slots.ts';

/** Title and description of a calendar event. */
export interface ReminderWords {
  readonly title: string;
  /** '' for none. */
  readonly description: string;
}

/** Words of a reminder that names no medicine, since a locked screen shows them to others. */
export const privateWords: ReminderWords = { title: 'Reminder', description: '' };

/** Words of the event that replaces a reminder that has ended. */
export const endedWords: ReminderWords = { title: 'Reminder ended', description: '' };

const nameOf = ({ targetCannabinoid }: Shoop): string =>
  targetCannabinoid ? cannabinoidName(targetCannabinoid) : 'Cannabinoid not given';

/** Names the medicines of a time of day in the title, and their doses in the description. */
export function namedWords({ time, doses }: ReminderSlot, recommendedAt: string): ReminderWords {
  const lines = doses.map(({ of, ...dose }) => {
    const way = wayToTake(of.ingestionMethod);
    // The word "Dose" prevents "THC delta 8 2.5 mg" from being read as 82.5 mg.
    return [`${nameOf(of)}: Dose ${formatDose(dose)}`, way].filter(Boolean).join('. ');
  });
  const isDoubtful = doses.some(({ of }) => listDosageProblems(of).length > 0);
  const description = [
    ...lines,
    ...(isDoubtful ? ['Please ask your physician before you take it.'] : []),
    `Recommended on ${formatShoopDate(recommendedAt)}`,
  ];
  const names = new Set(doses.map(({ of }) => nameOf(of)));
  // No semicolon or comma: some calendars show them escaped in an alarm.
  return { title: `${time}: ${[...names].join(' + ')}`, description: description.join('\n') };
}
