import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import {
  type Form,
  fillMedicine,
  findShoopForm,
  formScreenArgs,
  getAmounts,
  getFrequency,
  getMedicine,
  getRadio,
  getSendButton,
  getTarget,
} from './form-support.ts';

/** Fields of a medicine while they are filled in, and the position of the buttons. */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Physician/A patient/Shoop/Fields of a medicine',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: formScreenArgs,
};
export default meta;
type Story = StoryObj<typeof Screen>;

/** Returns the chosen times of day of the first medicine. */
const listChosenTimes = (form: Form) =>
  getMedicine(form, 1)
    .getAllByRole('radio', { checked: true })
    .map((control) => (control as HTMLInputElement).value)
    .filter((value) => ['Morning', 'Afternoon', 'Evening'].includes(value));

/** "Split evenly" proposes times of day for doses without one; Undo removes them. */
export const SplitWithTimes: Story = {
  play: async () => {
    const form = await findShoopForm();
    const card = getMedicine(form, 1);
    await userEvent.type(getTarget(card), '9');
    await userEvent.click(getRadio(card, /^Target unit/, 'mg'));
    await userEvent.click(getFrequency(card, '3'));
    await userEvent.click(card.getByRole('button', { name: 'Split evenly' }));
    await expect(listChosenTimes(form)).toEqual(['Morning', 'Afternoon', 'Evening']);
    await userEvent.click(card.getByRole('button', { name: 'Undo: Back to the doses as they were' }));
    await expect(listChosenTimes(form)).toEqual([]);
    await expect(getAmounts(card)[0]).toHaveValue('');
    await userEvent.click(getRadio(card, 'Time of day', 'Evening'));
    await userEvent.click(card.getByRole('button', { name: 'Split evenly' }));
    await expect(listChosenTimes(form)).toEqual(['Evening', 'Morning', 'Afternoon']);
  },
};

/** An amount is formatted on blur as the patient sees it; invalid text stays unchanged. */
export const AmountFormatted: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const card = getMedicine(await findShoopForm(), 1);
    for (const [typed, shown] of [
      ['.5', '0.5'],
      ['2.50', '2.5'],
      ['1200', '1,200'],
      ['0,500', '0,500'],
    ] as const) {
      await userEvent.clear(getTarget(card));
      await userEvent.type(getTarget(card), typed);
      await expect(getTarget(card)).toHaveValue(typed);
      await userEvent.tab();
      await expect(getTarget(card)).toHaveValue(shown);
    }
  },
};

/** Both buttons stick to the window's bottom and never cover a focused field. */
export const ButtonsAtBottom: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const form = await findShoopForm();
    const measureFooter = () => getSendButton(form).getBoundingClientRect();
    for (const field of form.getAllByRole('textbox')) {
      field.focus();
      await waitFor(() => expect(measureFooter().bottom).toBeLessThanOrEqual(window.innerHeight));
      await waitFor(() =>
        expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(measureFooter().top),
      );
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const OnSmallPhone: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const form = await findShoopForm();
    const card = getMedicine(form, 1);
    await fillMedicine(card);
    await userEvent.click(getFrequency(card, '3'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    for (const label of card.getAllByRole('radio').map((control) => control.closest('label')))
      await expect(label?.getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
  },
};
