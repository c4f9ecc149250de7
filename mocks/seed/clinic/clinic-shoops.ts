import { addShoop, type ShoopInput } from '#mocks/rules/add-shoop.ts';
import { notify } from '#mocks/rules/notify.ts';
import type { Store } from '#mocks/store/store.ts';
import type { Account } from '#mocks/store/tables.ts';
import { findRegimens } from '../regimens.ts';

const HOURS_PER_DAY = 24;
/** Age in days of the Shoops: a first dose, a raised dose, three medicines together. */
const TITRATION_DAYS = [34, 20, 6] as const;

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
export function listRecommendations(fitting: readonly ShoopInput[]): readonly (readonly ShoopInput[])[] {
  const [first, ...others] = fitting;
  if (!first) return [];
  const both = others.filter(({ targetCannabinoid }) => targetCannabinoid !== first.targetCannabinoid);
  return [[first], [raiseDoses(first)], [raiseDoses(first), ...both.slice(0, 2)]];
}

/**
 * Sends every third patient a course of Shoops since the registration, each with a notification.
 * The same patients log check-ups (clinic-check-ups.ts). Some of the others have a draft.
 */
export function seedClinicShoops(store: Store, patients: readonly Account[]): void {
  const { tables } = store;
  for (const [place, { id: userId, registeredAt }] of patients.entries()) {
    const saved = tables.intakeRecords.find(
      (entry) => entry.userId === userId && entry.module === 'Diagnosis',
    );
    const { name, cancerStage } = saved?.record ?? {};
    const course = listRecommendations(findRegimens(String(name ?? ''), Boolean(cancerStage)));
    const here = (store.now() - Date.parse(registeredAt)) / 3_600_000 / HOURS_PER_DAY;
    const whose = { physicianId: 'physician', userId };
    if (place % 3 === 0)
      for (const [step, shoops] of course.entries()) {
        const hoursAgo = (TITRATION_DAYS[step] ?? 0) * HOURS_PER_DAY + place;
        if (hoursAgo >= here * HOURS_PER_DAY) continue;
        sendRecommendation(store, userId, { hoursAgo, isRead: step < TITRATION_DAYS.length - 1 }, shoops);
      }
    else if (place % 7 === 1)
      addShoop(store, { ...whose, isReady: false, hoursAgo: 3 + place }, ...(course[0] ?? []));
  }
}
