import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { addShoop } from '#mocks/rules/add-shoop.ts';
import type { Store } from '#mocks/store/store.ts';
import { SafetyBench } from './safety-bench.tsx';
import { everyWarning, one } from './safety-medicines.ts';
import { evening, RUTH } from './support.ts';

/** What looks mistaken, beneath its medicine in the form. */
const meta: Meta<typeof SafetyBench> = {
  title: 'Screens/Physician/A patient/Shoop/Warnings in the form',
  component: SafetyBench,
  parameters: { layout: 'fullscreen' },
  args: { asForm: true, patientId: 'complete-patient', signedInAs: 'physician@clinic.test', medicines: one },
};
export default meta;
type Story = StoryObj<typeof SafetyBench>;

const about = async (number: number) =>
  within(await screen.findByRole('group', { name: `Please check: medicine ${number}` }));
const texts = (group: ReturnType<typeof within>) =>
  group
    .getAllByRole('listitem')
    .map(({ textContent }: HTMLElement) => textContent?.replaceAll('\u00a0', ' '));
const note = () => screen.findByRole('textbox', { name: 'Note' });

/** The recommendation before, which the first medicine is compared with. */
const sentBefore = (fresh: Store) =>
  addShoop(
    fresh,
    { physicianId: 'physician', userId: RUTH },
    evening('THC delta 9', 10, { frequencyUnit: 'Hourly', doses: [] }),
  );

/** Every one of them. */
export const Every: Story = {
  args: { medicines: everyWarning, prepare: sentBefore },
  play: async () => {
    const first = await about(1);
    await waitFor(() =>
      expect(texts(first)).toEqual([
        '50 mg a day of THC delta 9 is above 40 mg a day, the most in the consensus on chronic pain (Bhaskar et al. 2021).',
        expect.stringContaining('Dose 10 mg → 50 mg a day, up by 40 mg, more than double.'),
      ]),
    );
    await expect(texts(await about(2))).toHaveLength(4);
    await expect(texts(await about(3))).toEqual([
      'An amount in grams comes to 20,000 mg. Was mg meant?',
      'CBG is in this Shoop twice, in medicines 2 and 3: 20,006 mg a day together.',
    ]);
    await expect(texts(await about(4))).toEqual([
      'No target cannabinoid is chosen.',
      'Dose 1 has no time of day.',
      'The note names “twice a day”. The dose is 5 mg.',
    ]);
  },
};

/** Nothing is said in the middle of a note; once nobody types it comes, and a screen reader hears it once. */
export const AfterAPause: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const box = await note();
    await userEvent.clear(box);
    await userEvent.type(box, 'Take 10 mg', { delay: 30 });
    await expect(screen.queryByRole('group', { name: /^Please check/ })).toBeNull();
    const group = await about(1);
    await expect(texts(group)).toEqual(['The note names “10 mg”. The dose is 5 mg in the evening.']);
    await waitFor(() =>
      expect(
        screen.getByText(/^Medicine 1, please check: The note names/).closest('[aria-live]'),
      ).not.toBeNull(),
    );
    await userEvent.clear(box);
    await waitFor(() => expect(screen.queryByRole('group', { name: /^Please check/ })).toBeNull());
  },
};

/** Somebody who never tried cannabis is warned of sooner. */
export const NeverTried: Story = {
  tags: ['behavior', '!state'],
  args: {
    medicines: everyWarning.slice(0, 1),
    prepare: ({ tables }) => {
      tables.shoops.length = 0;
      const use = tables.intakeRecords.find(
        ({ userId, module }) => userId === 'complete-patient' && module === 'CannabisUse',
      );
      Object.assign(use?.record ?? {}, { previousExperience: 'NeverTriedit' });
    },
  },
  play: async () => {
    const group = await about(1);
    await waitFor(() => expect(group.getByText(/This patient has never tried cannabis\./)).toBeVisible());
  },
};

export const OnSmallPhone: Story = {
  tags: ['behavior', '!state'],
  args: { medicines: everyWarning },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await about(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
