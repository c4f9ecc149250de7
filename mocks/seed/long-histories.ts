import { addShoop } from '#mocks/rules/add-shoop.ts';
import type { Store } from '#mocks/store/store.ts';
import { daysBefore } from './add.ts';
import { replaceCompleteCourse } from './check-ups.ts';
import { cancerRegimens, daily, morningAndEvening } from './regimens.ts';

const COMPLETE = 'complete-patient';
const WEEK = 7 * 24;

const underTheTongue = (note: string) => ({ ingestionMethod: 'Sublingual', note });

/** Removes the complete patient's sent Shoops and notes, and backdates the registration. */
function restartTreatment(store: Store, registeredDaysAgo: number): void {
  const { tables } = store;
  tables.shoops = tables.shoops.filter(({ userId, isReady }) => userId !== COMPLETE || !isReady);
  tables.notes = tables.notes.filter(({ patientId }) => patientId !== COMPLETE);
  const patient = tables.accounts.find(({ id }) => id === COMPLETE);
  if (patient) patient.registeredAt = daysBefore(store, registeredDaysAgo);
}

/** Seeds a check-up of three doses for each day of a year, under one Shoop of three medicines. */
export function seedYearOfCheckUps(store: Store): void {
  restartTreatment(store, 400);
  addShoop(
    store,
    { physicianId: 'physician', userId: COMPLETE, hoursAgo: 370 * 24 },
    morningAndEvening('CBD', 10, underTheTongue('Hold the drops under your tongue for a minute.')),
    daily('CBN', [[5, 'Evening']], { ingestionMethod: 'Ingested', note: 'Half an hour before bed.' }),
    daily('THC delta 9', [[2.5, 'Evening']], underTheTongue('Do not drive afterwards.')),
  );
  replaceCompleteCourse(store, { days: 365, gaps: 0, without: 0 });
}

/** Sends the complete patient 100 weekly recommendations, every fifth with three medicines. */
export function seedHundredShoops(store: Store): void {
  restartTreatment(store, 100 * 7);
  for (let week = 99; week >= 0; week -= 1) {
    const mg = 2.5 * (1 + ((99 - week) % 12));
    const note = `Week ${100 - week}: stay with this dose until we talk.`;
    const oil = morningAndEvening('CBD', mg, underTheTongue(note));
    const others = week % 5 === 0 ? cancerRegimens.slice(1, 3) : [];
    const whose = { physicianId: week % 8 === 3 ? 'physician-amara' : 'physician', userId: COMPLETE };
    addShoop(store, { ...whose, hoursAgo: 5 + week * WEEK }, oil, ...others);
  }
  replaceCompleteCourse(store, {});
}
