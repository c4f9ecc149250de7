import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { messages } from '#domain/messages.ts';
import { pastMonth } from '#domain/questions/month.ts';
import { slider } from '#domain/questions/slider.ts';
import { OneInput, States } from './one-input.tsx';

const meta: Meta = { title: 'Components/Questions/Month and slider' };
export default meta;

const when = pastMonth('when', 'When', 'YYYY MMMM');
const march = { month: '03', year: '2019' };

/** Half an answer stays as it is; the months to come cannot be chosen. */
export const Month: StoryObj = {
  render: () => (
    <States>
      <OneInput question={when} />
      <OneInput
        question={{ ...when, name: 'given', label: 'Given', hint: 'As well as you remember.' }}
        answer={march}
      />
      <OneInput
        question={{ ...when, name: 'half', label: 'Half an answer' }}
        answer={{ month: '', year: '2019' }}
        error={messages.monthFormat}
      />
      <OneInput question={{ ...when, name: 'off', label: 'Not to be changed' }} answer={march} disabled />
    </States>
  ),
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole('group', { name: 'When' }));
    await userEvent.selectOptions(group.getByRole('combobox', { name: 'Month' }), 'December');
    await userEvent.type(group.getByRole('textbox', { name: 'Year' }), String(new Date().getFullYear() + 1));
    await expect(group.getByRole('combobox', { name: 'Month' })).toHaveValue('12');
    await expect(group.getByRole('option', { name: 'January' })).toBeDisabled();
    await expect(canvas.getByRole('group', { name: 'Half an answer' })).toHaveAccessibleDescription(
      messages.monthFormat,
    );
  },
};

const diet = slider('diet', 'How would you rate your diet?', {
  min: 1,
  max: 10,
  ends: ['Poor', 'Excellent'],
});
const days = slider('days', 'Breakfast', { min: 0, max: 7, unit: ['day a week', 'days a week'] });

/** Moved with a finger, the arrow keys or the two buttons, which stop at the ends and keep focus there. */
export const Slider: StoryObj = {
  render: () => (
    <States>
      <OneInput question={days} />
      <OneInput question={diet} answer={6} />
      <OneInput question={{ ...diet, name: 'off', label: 'Not to be changed' }} answer={10} disabled />
    </States>
  ),
  play: async ({ canvas }) => {
    const range = canvas.getByRole('slider', { name: 'Breakfast' });
    await expect(range).toHaveAttribute('aria-valuetext', 'Not set yet: 0 is saved');
    range.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(range).toHaveAttribute('aria-valuetext', '0 days a week');
    const more = canvas.getByRole('button', { name: 'Breakfast: one more' });
    await userEvent.click(more);
    await expect(range).toHaveAttribute('aria-valuetext', '1 day a week');
    await fireEvent.change(range, { target: { value: '7' } });
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(more);
    await expect(range).toHaveValue('7');
    await expect(more).toHaveFocus();
    const rating = canvas.getByRole('slider', { name: 'How would you rate your diet?' });
    await expect(rating).toHaveAccessibleDescription('1 is poor, 10 is excellent.');
  },
};
