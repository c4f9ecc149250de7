import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import {
  fillMedicine,
  formScreenArgs,
  frequency,
  medicine,
  note,
  period,
  shoopForm,
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

const KEEP = { name: 'Keep “every 2 hours” in the note' };

async function hourly() {
  const card = medicine(await shoopForm(), 1);
  await fillMedicine(card);
  await userEvent.click(frequency(card, '2'));
  await userEvent.click(period(card, 'Hourly'));
  return card;
}

/** A change from Hourly to Daily removes the hours. */
export const GoWithHourly: Story = {
  play: async () => {
    const card = await hourly();
    await userEvent.click(card.getByRole('button', { name: 'every 2 hours' }));
    await userEvent.type(await note(card), '{Enter}With food.');
    await userEvent.click(period(card, 'Daily'));
    await expect(await note(card)).toHaveValue('With food.');
    await expect(card.getByRole('button', KEEP)).toBeVisible();
  },
};

/** Kept hours belong to the physician and stay through later changes of the frequency. */
export const Kept: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const card = await hourly();
    await userEvent.click(card.getByRole('button', { name: 'every 2 hours' }));
    await userEvent.click(frequency(card, '3'));
    await expect(await note(card)).toHaveValue('');
    await userEvent.click(card.getByRole('button', KEEP));
    await expect(await note(card)).toHaveValue('every 2 hours');
    const box = await note(card);
    await waitFor(() => expect(box).toHaveFocus());
    await expect(card.queryByRole('button', KEEP)).toBeNull();
    await userEvent.click(period(card, 'Daily'));
    await expect(await note(card)).toHaveValue('every 2 hours');
    await expect(card.queryByRole('button', KEEP)).toBeNull();
  },
};

/** Another button's text replaces the offer; the physician's own text is never removed. */
export const OwnWordsStay: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const card = await hourly();
    await userEvent.click(card.getByRole('button', { name: 'every 2 hours' }));
    await userEvent.click(frequency(card, '3'));
    await userEvent.click(card.getByRole('button', { name: 'every 3 hours' }));
    await expect(card.queryByRole('button', KEEP)).toBeNull();
    await userEvent.clear(await note(card));
    await userEvent.type(await note(card), 'Take it every 3 hours.');
    await userEvent.click(period(card, 'Daily'));
    await expect(await note(card)).toHaveValue('Take it every 3 hours.');
  },
};
