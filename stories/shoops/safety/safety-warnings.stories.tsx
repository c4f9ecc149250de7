import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { addSentShoop } from '#mocks/seed/scene.ts';
import type { Store } from '#mocks/store/store.ts';
import { createEveningShoop, ruthId } from '../support.ts';
import { SafetyBench } from './safety-bench.tsx';
import { clickSaveAndSend, expectVisible, findPreview } from './safety-dialog.ts';
import { medicinesWithEveryWarning, oneMedicine } from './safety-medicines.ts';

/** Warnings below the medicines of the form. */
const meta: Meta<typeof SafetyBench> = {
  title: 'Screens/Physician/A patient/Shoop/Warnings in the form',
  component: SafetyBench,
  parameters: { layout: 'fullscreen' },
  args: {
    asForm: true,
    patientId: 'complete-patient',
    signedInAs: 'physician@clinic.test',
    medicines: oneMedicine,
  },
};
export default meta;
type Story = StoryObj<typeof SafetyBench>;

/** Returns the warnings below the medicine with the given number. */
const findWarningsOf = async (number: number) =>
  within(await screen.findByRole('group', { name: `Please check: medicine ${number}` }));
/** Returns the texts of the warnings, with plain spaces. */
const listTexts = (group: ReturnType<typeof within>) =>
  group
    .getAllByRole('listitem')
    .map(({ textContent }: HTMLElement) => textContent?.replaceAll('\u00a0', ' '));
const findNote = () => screen.findByRole('textbox', { name: 'Note' });

/** Adds the earlier recommendation that the first medicine is compared with. */
const addEarlierShoop = (fresh: Store) =>
  addSentShoop(fresh, ruthId, createEveningShoop('THC delta 9', 10, { frequencyUnit: 'Hourly', doses: [] }));

/** Adds the earlier recommendation and an allergy. */
const addEveryFact = (fresh: Store) => {
  addEarlierShoop(fresh);
  const taken = fresh.tables.intakeRecords.find(
    ({ userId, module }) => userId === ruthId && module === 'Medications',
  );
  Object.assign(taken?.record ?? {}, { allergy: true, allergies: [{ name: 'Sesame oil' }] });
};

/** Returns the box of minor warnings. */
const findMinorWarnings = async () => within(await screen.findByRole('group', { name: 'Also to check' }));

/** Dose warnings are below their medicine; minor ones are together in one box. */
export const EveryWarning: Story = {
  args: { medicines: medicinesWithEveryWarning, prepare: addEveryFact },
  play: async () => {
    const first = await findWarningsOf(1);
    await waitFor(() =>
      expect(listTexts(first)).toEqual([
        'Recorded allergy: “Sesame oil”. Please check the carrier oil of every medicine here.',
        'A daily 50 mg of THC delta 9 is above 40 mg a day, the most in the chronic pain consensus (Bhaskar 2021).',
        expect.stringMatching(
          /^Last sent on .*: 10 mg → 50 mg a day, up by 40 mg, more than double\. It was Hourly and is Daily now\.$/,
        ),
      ]),
    );
    await expect(first.getAllByText('40 mg', { selector: 'b' })).toHaveLength(2);
    await expect(listTexts(await findWarningsOf(2))).toEqual([
      'The note names “CBD”. This medicine is CBG.',
      'The note names “10 mg” in the evening and “every 4 hours”. The doses are 2 mg in the morning and 4 mg in the morning.',
    ]);
    await expect(listTexts(await findWarningsOf(3))).toEqual([
      'An amount in grams comes to 20,000 mg. Was mg meant?',
      'CBG is in this Shoop twice, in medicines 2 and 3: 20,006 mg a day together.',
    ]);
    await expect(listTexts(await findWarningsOf(4))).toEqual([
      'No target cannabinoid is chosen.',
      'The note names “twice a day”. The dose is 5 mg.',
    ]);
    await expect(listTexts(await findMinorWarnings())).toEqual([
      'No time of day Medicine 4: dose 1',
      'Several doses at one time CBG (medicine 2): in the morning 2 mg and 4 mg',
      'Frequency and doses differ CBG (medicine 2): frequency 3, 2 doses',
      'Easily misread in the note Medicine 4: write “5 mg” for “5.0 mg”',
    ]);
  },
};

/** Each place named in the box links to its field. */
export const WarningsLinkToFields: Story = {
  tags: ['behavior', '!state'],
  args: { medicines: medicinesWithEveryWarning },
  play: async () => {
    const box = await findMinorWarnings();
    const clickWarning = async (name: RegExp) => userEvent.click(box.getByRole('button', { name }));
    await clickWarning(/write “5 mg” for “5\.0 mg”/);
    await expect(screen.getAllByRole('textbox', { name: 'Note' })[3]).toHaveFocus();
    await clickWarning(/frequency 3, 2 doses/);
    await expect(document.activeElement?.closest('[id="bench-shoop.1.frequency"]')).not.toBeNull();
  },
};

/** In the preview the warnings are one compact list; the box of minor ones is collapsed. */
export const EveryWarningInPreview: Story = {
  args: { asForm: false, medicines: medicinesWithEveryWarning, prepare: addEarlierShoop },
  play: async () => {
    await clickSaveAndSend();
    const dialog = await findPreview();
    const findWarnings = (name: string) => dialog.findByRole('group', { name: `Please check ${name}` });
    await expectVisible(() => findWarnings('CBG (medicine 3): medicine 3'));
    await waitFor(async () =>
      expect(listTexts(within(await findWarnings('THC delta 9: medicine 1')))).toHaveLength(2),
    );
    const list = dialog.getByText('Please check').closest('[data-kind]') as HTMLElement;
    // In a narrow window the texts wrap, which makes the list higher.
    if (window.innerWidth > 1000) await expect(list.offsetHeight).toBeLessThanOrEqual(205);
    const summary = dialog.getByText('Also to check: 4 points');
    await expect(dialog.getByText(/frequency 3, 2 doses/)).not.toBeVisible();
    await userEvent.click(summary);
    await expect(dialog.getByText(/frequency 3, 2 doses/)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: /frequency 3/ })).toBeNull();
  },
};

/** Warnings wait until typing pauses; the live region announces them once. */
export const WarningsAfterPause: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const box = await findNote();
    await userEvent.clear(box);
    await userEvent.type(box, 'Take 10 mg', { delay: 30 });
    await expect(screen.queryByRole('group', { name: /^Please check/ })).toBeNull();
    const group = await findWarningsOf(1);
    await expect(listTexts(group)).toEqual(['The note names “10 mg”. The dose is 5 mg in the evening.']);
    await waitFor(() =>
      expect(
        screen.getByText(/^Medicine 1, please check: The note names/).closest('[aria-live]'),
      ).not.toBeNull(),
    );
    await userEvent.clear(box);
    await waitFor(() => expect(screen.queryByRole('group', { name: /^Please check/ })).toBeNull());
  },
};

/** The warning says that the patient has never tried cannabis. */
export const NeverTriedCannabis: Story = {
  tags: ['behavior', '!state'],
  args: {
    medicines: medicinesWithEveryWarning.slice(0, 1),
    prepare: ({ tables }) => {
      tables.shoops.length = 0;
      const use = tables.intakeRecords.find(
        ({ userId, module }) => userId === 'complete-patient' && module === 'CannabisUse',
      );
      Object.assign(use?.record ?? {}, { previousExperience: 'NeverTriedit' });
    },
  },
  play: async () => {
    const group = await findWarningsOf(1);
    await waitFor(() => expect(group.getByText(/This patient has never tried cannabis\./)).toBeVisible());
  },
};

export const OnSmallPhone: Story = {
  tags: ['behavior', '!state'],
  args: { medicines: medicinesWithEveryWarning },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await findWarningsOf(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
