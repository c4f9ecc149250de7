import type { Pause } from '#mocks/page/pause.ts';
import type { Store } from '#mocks/store/store.ts';
import type { Account } from '#mocks/store/tables.ts';
import { addCheckUpSeries } from '../check-ups.ts';

/** Comments of the generated patients' check-ups. */
export const clinicComments = [
  'A calm day.',
  'Less sore than last week.',
  'Woke up twice.',
  'Took my medicine later than usual.',
];

const dayMs = 86_400_000;

/**
 * Adds check-ups for every third patient, the ones with Shoops, unless registered recently. The
 * dashboard counts their products.
 */
export async function seedClinicCheckUps(
  store: Store,
  patients: readonly Account[],
  pause: Pause,
): Promise<void> {
  const daysSinceRegistration = ({ registeredAt }: Account) =>
    Math.floor((store.now() - Date.parse(registeredAt)) / dayMs);
  const loggers = patients.filter(
    (account, position) => position % 3 === 0 && daysSinceRegistration(account) > 14,
  );
  for (const [index, account] of loggers.entries()) {
    await pause();
    const newestDaysAgo = 1 + (index % 5);
    addCheckUpSeries(store, {
      userId: account.id,
      // 20 to 39 days, but none before the registration.
      days: Math.min(20 + ((index * 7) % 20), daysSinceRegistration(account) - newestDaysAgo - 1),
      newestMinutesAgo: newestDaysAgo * 1440,
      gapPercent: 72,
      withoutMedicinePercent: 10,
      // The remainders give each patient another course, the same after every reset.
      objectives: { painRelief: [-20, 10 + ((index * 9) % 40)], mentalHealth: [-10, (index * 5) % 30] },
      comments: clinicComments,
    });
  }
}
