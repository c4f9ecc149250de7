import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import {
  fillMedicine,
  findShoopForm,
  formScreenArgs,
  getFrequency,
  getMedicine,
  getPeriod,
  openNote,
} from './form-support.ts';

/** The hours that a button put into the note are removed with that setting, or kept on request. */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Physician/A patient/Shoop/Hours in the note',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: formScreenArgs,
};
export default meta;
type Story = StoryObj<typeof Screen>;

const keepButtonName = { name: 'Keep “every 2 hours” in the note' };

/** Fills in a medicine that is taken every two hours, and returns its card. */
async function fillHourlyMedicine() {
  const card = getMedicine(await findShoopForm(), 1);
  await fillMedicine(card);
  await userEvent.click(getFrequency(card, '2'));
  await userEvent.click(getPeriod(card, 'Hourly'));
  return card;
}

/** A change from Hourly to Daily removes the hours. */
export const HoursRemoved: Story = {
  play: async () => {
    const card = await fillHourlyMedicine();
    await userEvent.click(card.getByRole('button', { name: 'every 2 hours' }));
    await userEvent.type(await openNote(card), '{Enter}With food.');
    await userEvent.click(getPeriod(card, 'Daily'));
    await expect(await openNote(card)).toHaveValue('With food.');
    await expect(card.getByRole('button', keepButtonName)).toBeVisible();
  },
};

/** Kept hours belong to the physician and stay through later changes of the frequency. */
export const HoursKept: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const card = await fillHourlyMedicine();
    await userEvent.click(card.getByRole('button', { name: 'every 2 hours' }));
    await userEvent.click(getFrequency(card, '3'));
    await expect(await openNote(card)).toHaveValue('');
    await userEvent.click(card.getByRole('button', keepButtonName));
    await expect(await openNote(card)).toHaveValue('every 2 hours');
    const box = await openNote(card);
    await waitFor(() => expect(box).toHaveFocus());
    await expect(card.queryByRole('button', keepButtonName)).toBeNull();
    await userEvent.click(getPeriod(card, 'Daily'));
    await expect(await openNote(card)).toHaveValue('every 2 hours');
    await expect(card.queryByRole('button', keepButtonName)).toBeNull();
  },
};

/** Another button's text replaces the offer; the physician's own text is never removed. */
export const OwnNoteStays: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const card = await fillHourlyMedicine();
    await userEvent.click(card.getByRole('button', { name: 'every 2 hours' }));
    await userEvent.click(getFrequency(card, '3'));
    await userEvent.click(card.getByRole('button', { name: 'every 3 hours' }));
    await expect(card.queryByRole('button', keepButtonName)).toBeNull();
    await userEvent.clear(await openNote(card));
    await userEvent.type(await openNote(card), 'Take it every 3 hours.');
    await userEvent.click(getPeriod(card, 'Daily'));
    await expect(await openNote(card)).toHaveValue('Take it every 3 hours.');
  },
};
