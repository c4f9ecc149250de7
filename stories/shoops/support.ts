import { screen, userEvent, within } from 'storybook/test';
import { addShoop, type ShoopInput } from '#mocks/rules/add-shoop.ts';
import { buildDailyShoop } from '#mocks/seed/regimens.ts';
import type { Store } from '#mocks/store/store.ts';

/** Id of the patient in these stories, Ruth Okafor. */
export const ruthId = 'complete-patient';

const intakeDetails = { ingestionMethod: 'Ingested', note: '' };

/**
 * Returns a `prepare` function that replaces Ruth's Shoops by these, the newest first, each one
 * hour older than the one before.
 * @param isReady true for sent Shoops, false for drafts
 */
export const replaceShoops =
  (isReady: boolean, ...inputs: readonly ShoopInput[]) =>
  (fresh: Store) => {
    fresh.tables.shoops = fresh.tables.shoops.filter(({ userId }) => userId !== ruthId);
    for (const [index, input] of inputs.entries())
      addShoop(fresh, { physicianId: 'physician', userId: ruthId, isReady, hoursAgo: index + 1 }, input);
  };

/** Returns a Shoop of one dose a day, in mg, in the evening. */
export const createEveningShoop = (
  targetCannabinoid: string,
  mg: number,
  more: Partial<ShoopInput> = {},
): ShoopInput => ({
  ...buildDailyShoop(targetCannabinoid, [[mg, 'Evening']], intakeDetails),
  ...more,
});

/** Shoop whose texts hold HTML, very long words and mixed directions. */
export const hostileShoop = createEveningShoop('<b>CBD</b>', 5, {
  note: `<img src=x onerror="alert(1)"> & </p>\n${'Donaudampfschifffahrtsgesellschaft'.repeat(8)}\n‮مرحبا‬ 👩‍⚕️🌿`,
  ingestionMethod: 'Under-the-tongue-'.repeat(12),
  terpenes: [{ value: 'Myrcene'.repeat(30) }],
});

/** Opens a dialog and returns it. */
export async function openDialog(name: 'Draft Shoop' | 'Import Shoop') {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
}
