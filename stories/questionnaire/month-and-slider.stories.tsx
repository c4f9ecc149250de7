import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { messages } from '#domain/messages.ts';
import { servings } from '#domain/options/lifestyle.ts';
import { choice } from '#domain/questions/kinds.ts';
import { pastMonth } from '#domain/questions/month.ts';
import { slider } from '#domain/questions/slider.ts';
import { OneInput, States } from './one-input.tsx';

const meta: Meta = { title: 'Components/Questions/Month and slider' };
export default meta;

const when = pastMonth('when', 'When', 'YYYY MMMM');
const march2019 = { month: '03', year: '2019' };

/** An incomplete month keeps its parts; future months are disabled. */
export const MonthInput: StoryObj = {
  render: () => (
    <States>
      <OneInput question={when} />
      <OneInput
        question={{ ...when, name: 'given', label: 'Given', hint: 'As well as you remember.' }}
        answer={march2019}
      />
      <OneInput
        question={{ ...when, name: 'half', label: 'Half an answer' }}
        answer={{ month: '', year: '2019' }}
        error={messages.monthFormat}
      />
      <OneInput question={{ ...when, name: 'off', label: 'Not to be changed' }} answer={march2019} disabled />
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

/** Slider moved by the arrow keys or two buttons, which stop at the ends and keep focus. */
export const SliderInput: StoryObj = {
  tags: ['wcag-2.5.1', 'wcag-2.5.7'],
  render: () => (
    <States>
      <OneInput question={diet} />
      <OneInput question={{ ...diet, name: 'rated', label: 'How would you rate your sleep?' }} answer={6} />
      <OneInput question={{ ...diet, name: 'off', label: 'Not to be changed' }} answer={10} disabled />
    </States>
  ),
  play: async ({ canvas }) => {
    const range = canvas.getByRole('slider', { name: 'How would you rate your diet?' });
    await expect(range).toHaveAttribute('aria-valuetext', 'Not set yet: 1 is saved');
    await expect(range).toHaveAccessibleDescription('1 is poor, 10 is excellent.');
    range.focus();
    // At its lowest value the slider cannot move, but a key makes the value an answer.
    await userEvent.keyboard('{ArrowLeft}');
    await expect(range).toHaveAttribute('aria-valuetext', '1 of 10');
    const moreButton = canvas.getByRole('button', { name: 'How would you rate your diet? one more' });
    await userEvent.click(moreButton);
    await expect(range).toHaveAttribute('aria-valuetext', '2 of 10');
    await fireEvent.change(range, { target: { value: '10' } });
    await expect(moreButton).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(moreButton);
    await expect(range).toHaveValue('10');
    await expect(moreButton).toHaveFocus();
  },
};

const cups = choice('cups', 'Cups of coffee', servings, { isCounted: true });

/** A short range is a row of radio buttons; a counted choice is a menu with plus and minus. */
export const NumbersAndCount: StoryObj = {
  render: () => (
    <States>
      <OneInput question={days} />
      <OneInput question={{ ...days, name: 'lunch', label: 'Lunch' }} answer={5} />
      <OneInput question={{ ...days, name: 'dinner', label: 'Not to be changed' }} answer={2} disabled />
      <OneInput question={cups} />
      <OneInput question={{ ...cups, name: 'water', label: 'Glasses of water' }} answer="More Than 5" />
      <OneInput question={{ ...cups, name: 'tea', label: 'Not to be changed' }} answer="3" disabled />
    </States>
  ),
  play: async ({ canvas }) => {
    const numbers = within(canvas.getByRole('radiogroup', { name: 'Breakfast' }));
    await userEvent.click(numbers.getByRole('radio', { name: '3' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(numbers.getByRole('radio', { name: '4' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Cups of coffee: one more' }));
    await expect(canvas.getByRole('combobox', { name: 'Cups of coffee' })).toHaveDisplayValue('1');
  },
};
