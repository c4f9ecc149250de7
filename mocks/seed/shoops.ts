import { addShoop, type ShoopInput } from '#mocks/rules/add-shoop.ts';
import type { Store } from '#mocks/store/store.ts';
import type { ShoopRecord } from '#mocks/store/tables.ts';
import { buildDailyShoop, cancerRegimens } from './regimens.ts';

/** Grace's newest Shoop; the happening 'shoop-sent' sends it, too. */
export const eveningRelief = buildDailyShoop(
  'CBD',
  [
    [5, 'Morning'],
    [15, 'Evening'],
  ],
  {
    terpenes: ['Myrcene', 'Linalool'],
    ingestionMethod: 'Sublingual',
    note: 'Hold the drops under your tongue for a minute. Take the evening dose about an hour before bed.',
    adminNotes: 'Shake the bottle well.',
  },
);

const gentleStart = buildDailyShoop(
  'CBD',
  [
    [2.5, 'Morning'],
    [2.5, 'Afternoon'],
    [2.5, 'Evening'],
  ],
  {
    terpenes: ['Beta-caryophyllene'],
    ingestionMethod: 'Sublingual',
    note: 'A gentle start: stay with it for a week before anything changes.',
  },
);

const nightTincture = buildDailyShoop('CBN', [[10, 'Evening']], {
  terpenes: ['Linalool'],
  ingestionMethod: 'Ingested',
  note: '',
});

const inhaledWhenNeeded: ShoopInput = {
  ...buildDailyShoop('THC delta 9', [], {
    ingestionMethod: 'Inhaled',
    note: 'Only for pain that breaks through. Please call us if you need it more than three days in a row.',
  }),
  dailyDose: 0.01,
  dailyDoseUnit: 'g',
  frequency: 1,
  frequencyUnit: 'Hourly',
};

/** Ruth Okafor's present Shoop: more drops, most of them in the evening. */
const increasedEveningDrops = buildDailyShoop(
  'CBD',
  [
    [5, 'Morning'],
    [10, 'Evening'],
  ],
  {
    terpenes: ['Linalool'],
    ingestionMethod: 'Sublingual',
    note: 'Eat something small first. Hold the drops under your tongue for a minute.',
  },
);

/**
 * Sends the demo patients their Shoops; the first of each is older than the check-ups. The notes
 * (notes.ts) and notifications (notifications.ts) use the same times and doses.
 */
export function seedShoops(store: Store): void {
  const sendShoop = (userId: string, hoursAgo: number, ...shoops: readonly ShoopInput[]) =>
    addShoop(store, { physicianId: 'physician', userId, hoursAgo }, ...shoops);
  sendShoop('patient', 936, gentleStart);
  sendShoop('patient', 170, gentleStart, nightTincture);
  sendShoop('patient', 5, eveningRelief);
  sendShoop('complete-patient', 1480, gentleStart);
  // Decision 70 needs an example of Hourly; the newest Shoop of each patient is Daily.
  sendShoop('complete-patient', 900, gentleStart, inhaledWhenNeeded);
  sendShoop('complete-patient', 60, increasedEveningDrops);
  const context = { physicianId: 'physician', userId: 'complete-patient', isReady: false };
  addShoop(store, { ...context, hoursAgo: 20 }, eveningRelief);
}

const completePatientId = 'complete-patient';
const removeShoops = (store: Store, isRemoved: (shoop: ShoopRecord) => boolean) => {
  store.tables.shoops = store.tables.shoops.filter((shoop) => !isRemoved(shoop));
};

/** Adds three drafts for the complete patient: one of yesterday, two saved together. */
export function seedThreeDrafts(store: Store): void {
  removeShoops(store, ({ userId, isReady }) => userId === completePatientId && !isReady);
  const context = { physicianId: 'physician', userId: completePatientId, isReady: false };
  const [, nightPain, sleep] = cancerRegimens;
  addShoop(store, { ...context, hoursAgo: 26 }, eveningRelief);
  addShoop(store, { ...context, hoursAgo: 2 }, ...[nightPain, sleep].filter((shoop) => shoop !== undefined));
}
