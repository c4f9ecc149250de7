import { addShoop } from '#mocks/rules/add-shoop.ts';
import type { Store } from '#mocks/store/store.ts';
import { getDaysBefore } from './add.ts';
import { replaceCompleteCheckUps } from './check-ups.ts';
import { buildDailyShoop, buildMorningAndEveningShoop, cancerRegimens } from './regimens.ts';

const completePatientId = 'complete-patient';
const hoursPerWeek = 7 * 24;

const buildSublingualDetails = (note: string) => ({ ingestionMethod: 'Sublingual', note });

/** Removes the complete patient's sent Shoops and notes, and backdates the registration. */
function restartTreatment(store: Store, registeredDaysAgo: number): void {
  const { tables } = store;
  tables.shoops = tables.shoops.filter(({ userId, isReady }) => userId !== completePatientId || !isReady);
  tables.notes = tables.notes.filter(({ patientId }) => patientId !== completePatientId);
  const patient = tables.accounts.find(({ id }) => id === completePatientId);
  if (patient) patient.registeredAt = getDaysBefore(store, registeredDaysAgo);
}

/** Seeds a check-up of three doses for each day of a year, under one Shoop of three medicines. */
export function seedYearOfCheckUps(store: Store): void {
  restartTreatment(store, 400);
  addShoop(
    store,
    { physicianId: 'physician', userId: completePatientId, hoursAgo: 370 * 24 },
    buildMorningAndEveningShoop(
      'CBD',
      10,
      buildSublingualDetails('Hold the drops under your tongue for a minute.'),
    ),
    buildDailyShoop('CBN', [[5, 'Evening']], {
      ingestionMethod: 'Ingested',
      note: 'Half an hour before bed.',
    }),
    buildDailyShoop('THC delta 9', [[2.5, 'Evening']], buildSublingualDetails('Do not drive afterwards.')),
  );
  replaceCompleteCheckUps(store, { days: 365, gapPercent: 0, withoutMedicinePercent: 0 });
}

/** Sends the complete patient 100 weekly recommendations, every fifth with three medicines. */
export function seedHundredShoops(store: Store): void {
  restartTreatment(store, 100 * 7);
  for (let week = 99; week >= 0; week -= 1) {
    // The dose rises by 2.5 mg a week to 30 mg, then begins again.
    const doseMg = 2.5 * (1 + ((99 - week) % 12));
    const note = `Week ${100 - week}: stay with this dose until we talk.`;
    const oil = buildMorningAndEveningShoop('CBD', doseMg, buildSublingualDetails(note));
    const otherMedicines = week % 5 === 0 ? cancerRegimens.slice(1, 3) : [];
    const context = {
      // Every eighth recommendation is by the patient’s second physician.
      physicianId: week % 8 === 3 ? 'physician-amara' : 'physician',
      userId: completePatientId,
    };
    addShoop(store, { ...context, hoursAgo: 5 + week * hoursPerWeek }, oil, ...otherMedicines);
  }
  replaceCompleteCheckUps(store, {});
}
