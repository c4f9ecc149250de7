import { addSentShoop, type ShoopInput } from '#mocks/rules/send-shoop.ts';
import type { Store } from '#mocks/store/store.ts';
import type { ShoopRecord } from '#mocks/store/tables.ts';

type DoseTime = ShoopRecord['ShoopDoses'][number]['doseTime'];

const doses = (...rows: [dose: number, doseTime: DoseTime][]): ShoopInput['doses'] =>
  rows.map(([dose, doseTime]) => ({ dose, doseUnit: 'mg', doseTime }));

const daily = (dailyDose: number, rows: ShoopInput['doses']) =>
  ({
    dailyDose,
    dailyDoseUnit: 'mg',
    frequency: rows.length,
    frequencyUnit: 'Daily',
    doses: rows,
  }) as const;

/** What may be sent: the newest of Grace's, and what 'a Shoop is sent' of the happenings sends. */
export const eveningRelief: ShoopInput = {
  targetCannabinoid: 'CBD',
  terpenes: [{ value: 'Myrcene' }, { value: 'Linalool' }],
  ...daily(20, doses([5, 'Morning'], [15, 'Evening'])),
  ingestionMethod: 'Sublingual',
  note: 'Hold the drops under your tongue for a minute. Take the evening dose about an hour before bed.',
  adminNotes: 'Shake the bottle well.',
};

const gentleStart: ShoopInput = {
  targetCannabinoid: 'CBD',
  terpenes: [{ value: 'Beta-caryophyllene' }],
  ...daily(7.5, doses([2.5, 'Morning'], [2.5, 'Afternoon'], [2.5, 'Evening'])),
  ingestionMethod: 'Ingested',
  note: 'A gentle start: stay with it for a week before anything changes.',
  adminNotes: '',
};

const nights: ShoopInput = {
  targetCannabinoid: 'CBN',
  terpenes: [{ value: 'Linalool' }],
  ...daily(10, doses([10, 'Evening'])),
  ingestionMethod: 'Ingested',
  note: '',
  adminNotes: '',
};

const whenNeeded: ShoopInput = {
  targetCannabinoid: 'THC delta 9',
  terpenes: [],
  ...{ dailyDose: 0.01, dailyDoseUnit: 'g', frequency: 1, frequencyUnit: 'Hourly', doses: [] },
  ingestionMethod: 'Inhaled',
  note: 'Only for pain that breaks through. Please call us if you need it more than three days in a row.',
  adminNotes: '',
};

/** What the demo patients were sent, as their notifications say; new ones have nothing yet. */
export function seedShoops(store: Store): void {
  const send = (userId: string, hoursAgo: number, shoop: ShoopInput) =>
    addSentShoop(store, { physicianId: 'physician', userId, hoursAgo }, shoop);
  send('patient', 400, gentleStart);
  send('patient', 170, nights);
  send('patient', 5, eveningRelief);
  send('complete-patient', 900, gentleStart);
  send('complete-patient', 60, whenNeeded);
}
