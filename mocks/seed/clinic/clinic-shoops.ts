import { addShoop, type ShoopInput } from '#mocks/rules/add-shoop.ts';
import { notify } from '#mocks/rules/notify.ts';
import type { Store } from '#mocks/store/store.ts';
import type { Account } from '#mocks/store/tables.ts';
import { findRegimens } from '../regimens.ts';

const hoursPerDay = 24;
/** Age in days of the Shoops: a first dose, a raised dose, three medicines together. */
const titrationDaysAgo = [34, 20, 6] as const;

/** Returns a Shoop with 1.5 times the doses, in steps of 0.5, and the target that follows. */
function raiseDoses(shoop: ShoopInput): ShoopInput {
  const doses = shoop.doses.map((row) => ({ ...row, dose: Math.round(row.dose * 3) / 2 }));
  return { ...shoop, doses, dailyDose: doses.reduce((sum, { dose }) => sum + dose, 0) };
}

/** Sends a patient Shoops of the seed's physician, with a notification. */
export function sendRecommendation(
  store: Store,
  userId: string,
  { hoursAgo, isRead }: { hoursAgo: number; isRead: boolean },
  shoops: readonly ShoopInput[],
): void {
  addShoop(store, { physicianId: 'physician', userId, hoursAgo }, ...shoops);
  const body = 'Dr. Ashworth has sent you a new dosing recommendation.';
  notify(store, userId, { body, link: '/dosing-history', hoursAgo, isRead });
}

/** Returns a patient's recommendations: one medicine, then a raised dose, then more medicines. */
export function listRecommendations(regimens: readonly ShoopInput[]): readonly (readonly ShoopInput[])[] {
  const [first, ...others] = regimens;
  if (!first) return [];
  const otherMedicines = others.filter(
    ({ targetCannabinoid }) => targetCannabinoid !== first.targetCannabinoid,
  );
  return [[first], [raiseDoses(first)], [raiseDoses(first), ...otherMedicines.slice(0, 2)]];
}

/**
 * Sends every third patient a course of Shoops since the registration, each with a notification.
 * The same patients log check-ups (clinic-check-ups.ts). Some of the others have a draft.
 */
export function seedClinicShoops(store: Store, patients: readonly Account[]): void {
  const { tables } = store;
  for (const [position, { id: userId, registeredAt }] of patients.entries()) {
    const diagnosis = tables.intakeRecords.find(
      (entry) => entry.userId === userId && entry.module === 'Diagnosis',
    );
    const { name, cancerStage } = diagnosis?.record ?? {};
    const course = listRecommendations(findRegimens(String(name ?? ''), Boolean(cancerStage)));
    const daysRegistered = (store.now() - Date.parse(registeredAt)) / 3_600_000 / hoursPerDay;
    const context = { physicianId: 'physician', userId };
    if (position % 3 === 0)
      for (const [step, shoops] of course.entries()) {
        // The position keeps the patients from getting their Shoops in the same hour.
        const hoursAgo = (titrationDaysAgo[step] ?? 0) * hoursPerDay + position;
        // Nothing is sent before the registration.
        if (hoursAgo >= daysRegistered * hoursPerDay) continue;
        sendRecommendation(store, userId, { hoursAgo, isRead: step < titrationDaysAgo.length - 1 }, shoops);
      }
    else if (position % 7 === 1)
      addShoop(store, { ...context, isReady: false, hoursAgo: 3 + position }, ...(course[0] ?? []));
  }
}
