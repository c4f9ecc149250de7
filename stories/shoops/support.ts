import { screen, userEvent, within } from 'storybook/test';
import { addShoop, type ShoopInput } from '#mocks/rules/add-shoop.ts';
import { daily } from '#mocks/seed/regimens.ts';
import type { Store } from '#mocks/store/store.ts';

/** Whom the stories are about. */
export const RUTH = 'complete-patient';

const rest = { ingestionMethod: 'Ingested', note: '' };

/** For a story's `prepare`: the patient has these Shoops and no others, the first the newest, an hour between each. */
export const only =
  (isReady: boolean, ...inputs: readonly ShoopInput[]) =>
  (fresh: Store) => {
    fresh.tables.shoops = fresh.tables.shoops.filter(({ userId }) => userId !== RUTH);
    for (const [place, input] of inputs.entries())
      addShoop(fresh, { physicianId: 'physician', userId: RUTH, isReady, hoursAgo: place + 1 }, input);
  };

export const evening = (
  targetCannabinoid: string,
  mg: number,
  more: Partial<ShoopInput> = {},
): ShoopInput => ({
  ...daily(targetCannabinoid, [[mg, 'Evening']], rest),
  ...more,
});

/** Whatever is written is words: no markup, no width of its own, in any direction. */
export const hostile = evening('<b>CBD</b>', 5, {
  note: `<img src=x onerror="alert(1)"> & </p>\n${'Donaudampfschifffahrtsgesellschaft'.repeat(8)}\n‮مرحبا‬ 👩‍⚕️🌿`,
  ingestionMethod: 'Under-the-tongue-'.repeat(12),
  terpenes: [{ value: 'Myrcene'.repeat(30) }],
});

/** Opens one of the two dialogs. */
export async function openDialog(name: 'Draft Shoop' | 'Import Shoop') {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
}
