import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import {
  expandMedicine,
  fillMedicine,
  findShoopForm,
  formScreenArgs,
  getAmounts,
  getCannabinoid,
  getFrequency,
  getMedicine,
  getPeriod,
  getRadio,
  getSaveButton,
  getSendButton,
  getTarget,
  listShoops,
  openNote,
  waitUntilEmpty,
} from './form-support.ts';

/** 'Create New Shoop' of a patient's page, up to saving a draft (physician §2, §4). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Physician/A patient/Shoop/Building a Shoop',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: formScreenArgs,
};
export default meta;
type Story = StoryObj<typeof Screen>;

/** Both buttons are disabled, with the reason, until something is entered. */
export const EmptyForm: Story = {
  tags: ['screen'],
  play: async () => {
    const form = await findShoopForm();
    await expect(screen.getByRole('heading', { name: 'Create New SHOOP' })).toBeVisible();
    for (const button of [getSaveButton(form), getSendButton(form)]) {
      await expect(button).toBeDisabled();
      await expect(button).toHaveAccessibleDescription(/become available when you fill something in/);
    }
  },
};

/** Save stores a draft and empties the form. */
export const SavedAsDraft: Story = {
  play: async () => {
    const form = await findShoopForm();
    const card = getMedicine(form, 1);
    await fillMedicine(card, { dose: '2.5' });
    await userEvent.click(getRadio(card, 'Ingestion method', 'Sublingual'));
    await userEvent.click(card.getByRole('button', { name: 'Add terpenes' }));
    await userEvent.click(card.getByRole('checkbox', { name: 'Myrcene' }));
    await userEvent.type(await openNote(card), 'With food');
    await userEvent.click(getSaveButton(form));
    await expect(await screen.findByText('Shoop Draft has been saved')).toBeInTheDocument();
    await waitUntilEmpty(form);
    await expect(listShoops(false)).toMatchObject([
      {
        targetCannabinoid: 'CBD',
        terpenes: [{ value: 'Myrcene' }],
        dailyDose: 2.5,
        dailyDoseUnit: 'mg',
        ingestionMethod: 'Sublingual',
        note: 'With food',
        ShoopDoses: [{ dose: 2.5, doseUnit: 'mg', doseTime: '' }],
      },
    ]);
    await waitFor(() => expect(getSaveButton(form)).toBeDisabled());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Create New SHOOP' })).toHaveFocus());
  },
};

/** Typing filters the menu; an exact match is listed before longer names. */
export const ChoosingACannabinoid: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const card = getMedicine(await findShoopForm(), 1);
    await userEvent.type(getCannabinoid(card), 'cbd');
    const options = await screen.findAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      'CBD (cannabidiol)',
      'CBDA (cannabidiolic acid)',
      'CBDV (cannabidivarin)',
      'CBDVA (cannabidivarinic acid)',
    ]);
    await userEvent.keyboard('{Enter}');
    await expect(getCannabinoid(card)).toHaveValue('CBD (cannabidiol)');
  },
};

/** A pasted "1,000" is read as 1000. Amounts are not rounded, and arrow keys do not change them. */
export const PastedThousands: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const form = await findShoopForm();
    const card = getMedicine(form, 1);
    await fillMedicine(card);
    for (const field of [getTarget(card), getAmounts(card)[0] as HTMLElement]) {
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste('1,000');
      await userEvent.keyboard('{ArrowUp}');
      await expect(field).toHaveValue('1,000');
    }
    await userEvent.click(getSaveButton(form));
    await waitUntilEmpty(form);
    await expect(listShoops(false)).toMatchObject([{ dailyDose: 1000, ShoopDoses: [{ dose: 1000 }] }]);
  },
};

/** The rest of the target describes the group of doses and is not in a live region. */
export const MeterOfDoses: Story = {
  play: async () => {
    const card = getMedicine(await findShoopForm(), 1);
    await fillMedicine(card, { dose: '20' });
    await userEvent.click(getFrequency(card, '2'));
    const doses = card.getByRole('group', { name: 'Doses' });
    const [first, second] = getAmounts(card) as [HTMLElement, HTMLElement];
    await userEvent.type(first, '10');
    await userEvent.type(second, '7.5');
    await expect(doses).toHaveAccessibleDescription('2.5\u00a0mg left of 20\u00a0mg');
    await userEvent.type(second, '{Backspace}{Backspace}{Backspace}10.5');
    await expect(doses).toHaveAccessibleDescription('0.5\u00a0mg more than 20\u00a0mg');
    await expect(card.getByText(/more than/).closest('[aria-live], [role=status]')).toBeNull();
  },
};

/** Splits the target into whole hundredths that add up to it; Undo restores the amounts. */
export const SplitEvenly: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const card = getMedicine(await findShoopForm(), 1);
    await expect(card.getByRole('button', { name: 'Split evenly' })).toBeDisabled();
    await userEvent.type(getTarget(card), '10');
    await userEvent.click(getRadio(card, /^Target unit/, 'mg'));
    await userEvent.click(getFrequency(card, '3'));
    await userEvent.type(getAmounts(card)[0] as HTMLElement, '9');
    await userEvent.click(getRadio(card, 'Time of day', 'Evening', 2));
    await userEvent.click(card.getByRole('button', { name: 'Split evenly' }));
    const readAmounts = () => getAmounts(card).map((field) => (field as HTMLInputElement).value);
    await expect(readAmounts()).toEqual(['3.34', '3.33', '3.33']);
    await expect(getRadio(card, 'Time of day', 'Evening', 2)).toBeChecked();
    await userEvent.click(card.getByRole('button', { name: /^Undo/ }));
    await expect(readAmounts()).toEqual(['9', '', '']);
  },
};

/** A new frequency makes empty doses. Undo restores frequency and doses and keeps focus there. */
export const FrequencyUndone: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const card = getMedicine(await findShoopForm(), 1);
    await fillMedicine(card);
    await userEvent.click(getRadio(card, 'Time of day', 'Evening'));
    getFrequency(card, '1').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(getFrequency(card, '2')).toHaveFocus();
    await expect(getAmounts(card).map((field) => (field as HTMLInputElement).value)).toEqual(['', '']);
    await userEvent.keyboard('{ArrowRight}');
    await expect(getAmounts(card)).toHaveLength(3);
    await userEvent.click(card.getByRole('button', { name: /^Undo: Back to Frequency 1 · Daily/ }));
    await expect(getAmounts(card)).toHaveLength(1);
    await expect(getAmounts(card)[0]).toHaveValue('5');
    await expect(getRadio(card, 'Time of day', 'Evening')).toBeChecked();
    await waitFor(() => expect(getFrequency(card, '1')).toHaveFocus());
    await expect(card.queryByRole('button', { name: /^Undo/ })).toBeNull();
    await expect(
      (await screen.findAllByText('Frequency 1 · Daily: the doses are back.')).length,
    ).toBeGreaterThan(0);
  },
};

/** Hourly has no doses. The physician chooses how the note words the interval. */
export const HourlyMedicine: Story = {
  play: async () => {
    const form = await findShoopForm();
    const card = getMedicine(form, 1);
    await fillMedicine(card);
    await userEvent.click(getFrequency(card, '2'));
    await userEvent.click(getPeriod(card, 'Hourly'));
    await expect(getAmounts(card)).toHaveLength(0);
    await expect(card.getByText(/5\smg/)).toBeVisible();
    await expect(await openNote(card)).toHaveValue('');
    await userEvent.click(card.getByRole('button', { name: '2 times an hour' }));
    await expect(await openNote(card)).toHaveValue('2 times an hour');
    await userEvent.click(card.getByRole('button', { name: 'every 2 hours' }));
    await expect(await openNote(card)).toHaveValue('every 2 hours');
    await expect(card.getByRole('button', { name: 'every 2 hours' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(getSaveButton(form));
    await waitUntilEmpty(form);
    await expect(listShoops(false)).toMatchObject([
      { frequency: 2, frequencyUnit: 'Hourly', note: 'every 2 hours', ShoopDoses: [] },
    ]);
  },
};

/** After a change to Hourly, Undo restores Daily with its doses. */
export const HourlyUndone: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const card = getMedicine(await findShoopForm(), 1);
    await fillMedicine(card);
    await userEvent.click(getPeriod(card, 'Hourly'));
    await userEvent.click(card.getByRole('button', { name: /^Undo: Back to Frequency 1 · Daily/ }));
    await expect(getPeriod(card, 'Daily')).toBeChecked();
    await expect(getAmounts(card)[0]).toHaveValue('5');
  },
};

/** Undo restores a removed medicine unchanged. */
export const MedicineRemoved: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const form = await findShoopForm();
    await fillMedicine(getMedicine(form, 1));
    await userEvent.click(form.getByRole('button', { name: 'Add another medicine' }));
    await fillMedicine(getMedicine(form, 2), { name: 'CBN', dose: '2' });
    await userEvent.click(form.getByRole('button', { name: 'Remove medicine 1' }));
    await expect(getCannabinoid(getMedicine(form, 1))).toHaveValue('CBN');
    await userEvent.click(form.getByRole('button', { name: 'Undo: Medicine 1 removed: CBD (cannabidiol)' }));
    await expandMedicine(form, 1);
    await expect(getCannabinoid(getMedicine(form, 1))).toHaveValue('CBD (cannabidiol)');
    await expect(getAmounts(getMedicine(form, 1))[0]).toHaveValue('5');
    await expect(getAmounts(getMedicine(form, 2))[0]).toHaveValue('2');
  },
};

/** An empty medicine next to others is left out of the save, and the form says so. */
export const EmptyMedicineLeftOut: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const form = await findShoopForm();
    await fillMedicine(getMedicine(form, 1));
    await userEvent.click(form.getByRole('button', { name: 'Add another medicine' }));
    await expect(getSaveButton(form)).toHaveAccessibleDescription(/Medicine 2 is empty and is left out\./);
    await userEvent.click(getSaveButton(form));
    await waitUntilEmpty(form);
    await expect(listShoops(false)).toHaveLength(1);
  },
};

/** By keyboard alone, up to the saved draft; Enter in a field does not submit the form. */
export const BuiltByKeyboard: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const form = await findShoopForm();
    const card = getMedicine(form, 1);
    getCannabinoid(card).focus();
    await userEvent.keyboard('CBN{Enter}');
    await userEvent.tab();
    // The menu's Clear button may be a tab stop of its own.
    if (document.activeElement !== getTarget(card)) await userEvent.tab();
    await expect(getTarget(card)).toHaveFocus();
    await userEvent.keyboard('2{Enter}');
    await expect(listShoops(false)).toHaveLength(0);
    getRadio(card, /^Target unit/, 'mg').focus();
    await userEvent.keyboard(' ');
    getFrequency(card, '1').focus();
    await userEvent.keyboard('{ArrowRight}');
    card.getByRole('button', { name: 'Split evenly' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(getAmounts(card).map((field) => (field as HTMLInputElement).value)).toEqual(['1', '1']);
    getSaveButton(form).focus();
    await userEvent.keyboard('{Enter}');
    await waitUntilEmpty(form);
    await expect(listShoops(false)).toMatchObject([{ targetCannabinoid: 'CBN', frequency: 2 }]);
  },
};

/** Six medicines with independent fields. */
export const SixMedicines: Story = {
  play: async () => {
    const form = await findShoopForm();
    for (const number of [2, 3, 4, 5, 6]) {
      await userEvent.click(form.getByRole('button', { name: 'Add another medicine' }));
      await expect(getCannabinoid(getMedicine(form, number))).toHaveFocus();
    }
    await userEvent.type(getTarget(getMedicine(form, 6)), '7');
    await userEvent.click(getRadio(getMedicine(form, 6), /^Target unit/, 'g'));
    await expect(getTarget(getMedicine(form, 5))).toHaveValue('');
    await expect(
      within(form.getByRole('group', { name: /^Medicine 6/ })).getByRole('group', { name: 'Doses' }),
    ).toHaveAccessibleDescription('7,000\u00a0mg left of 7,000\u00a0mg');
  },
};
