import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { messages } from '#domain/messages.ts';
import { digits, pastDate, phone, text } from '#domain/questions/kinds.ts';
import { OneInput, States } from './one-input.tsx';

const meta: Meta = { title: 'Components/Questions/Text, number, phone, date' };
export default meta;

const name = text('firstName', 'First name', { required: true });
const durationQuestion = text('duration', 'Duration', { hint: 'For example 2 years.' });
const noteQuestion = text('note', 'In your own words', { long: true });
const weightQuestion = digits('weight', 'Weight', { unit: 'kg' });
const phoneQuestion = phone('phone', 'Cell phone', messages.phone, { required: true });
const birthQuestion = pastDate('dob', 'Date of birth', {
  hint: 'You can type it or take it from the calendar.',
});
const onsetQuestion = pastDate('onsetDate', 'Date of onset');

export const Text: StoryObj = {
  render: () => (
    <States>
      <OneInput question={name} />
      <OneInput question={{ ...name, name: 'lastName', label: 'Last name' }} error={messages.required} />
      <OneInput question={durationQuestion} answer="3 years" />
      <OneInput
        question={{ ...durationQuestion, name: 'disabled', label: 'Not to be changed' }}
        answer="Ada"
        disabled
      />
      <OneInput question={noteQuestion} answer={'Sleep comes late.\nMornings are hard.'} />
    </States>
  ),
  play: async ({ canvas }) => {
    const missing = canvas.getByRole('textbox', { name: 'Last name' });
    await expect(missing).toBeRequired();
    await expect(missing).toBeInvalid();
    await expect(missing).toHaveAccessibleDescription(messages.required);
    await expect(canvas.getByLabelText('Duration')).toHaveAccessibleDescription('For example 2 years.');
  },
};

/** The field keeps text that is no number; the unit is part of its accessible description. */
export const WholeNumber: StoryObj = {
  render: () => (
    <States>
      <OneInput question={weightQuestion} />
      <OneInput
        question={{ ...weightQuestion, name: 'wrong', label: 'Weight, wrong' }}
        answer="12.5"
        error={messages.wholeNumber}
      />
    </States>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Weight' });
    await userEvent.type(field, 'about 70');
    await expect(field).toHaveValue('about 70');
    await userEvent.clear(field);
    // Digits of other scripts are converted.
    await userEvent.type(field, '٧۰');
    await expect(field).toHaveValue('70');
    await expect(field).toHaveAccessibleDescription('kg');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
  },
};

/** The mask is applied while typing, and the caret stays next to the typed digit. */
export const Phone: StoryObj = {
  render: () => (
    <States>
      <OneInput question={phoneQuestion} />
      <OneInput
        question={{ ...phoneQuestion, name: 'wrong', label: 'Cell phone, wrong' }}
        answer="155512"
        error={messages.phone}
      />
    </States>
  ),
  play: async ({ canvas }) => {
    const field: HTMLInputElement = canvas.getByRole('textbox', { name: 'Cell phone' });
    await userEvent.type(field, '5551234567');
    await expect(field).toHaveValue('(555) 123-4567');
    field.setSelectionRange(7, 7);
    await userEvent.keyboard('{Delete}9');
    await expect(field).toHaveValue('(555) 193-4567');
    await expect(field.selectionStart).toBe(8);
    // Removing the bracket alone would restore it, so Backspace deletes the digit before it.
    field.setSelectionRange(5, 5);
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveValue('(551) 934-567');
    await expect(field.selectionStart).toBe(3);
    // Digits of other scripts are converted in place.
    field.setSelectionRange(3, 3);
    await userEvent.keyboard('٥');
    await expect(field).toHaveValue('(555) 193-4567');
    await expect(field.selectionStart).toBe(4);
    await userEvent.clear(field);
    await userEvent.paste('+1 (503) 555-0100');
    await expect(field).toHaveValue('1 (503) 555-0100');
    // Characters after a complete number are not cut off.
    await userEvent.type(field, 'x12');
    await expect(field).toHaveValue('1 (503) 555-0100x12');
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}4');
    await expect(field).toHaveValue('1 50355501004');
  },
};

/** Dashes are inserted while typing; text that is no date stays unchanged. */
export const DateTyped: StoryObj = {
  tags: ['behavior', '!state'],
  render: () => (
    <States>
      <OneInput question={birthQuestion} />
      <OneInput question={onsetQuestion} answer="02-30-2020" error={messages.dateFormat} />
    </States>
  ),
  play: async ({ canvas }) => {
    const field: HTMLInputElement = canvas.getByRole('textbox', { name: 'Date of birth' });
    await userEvent.type(field, '04281986');
    await expect(field).toHaveValue('04-28-1986');
    field.setSelectionRange(3, 4);
    await userEvent.keyboard('1');
    await expect(field).toHaveValue('04-18-1986');
    await expect(field.selectionStart).toBe(4);
    await userEvent.clear(field);
    await userEvent.type(field, '4/8/1986');
    await userEvent.tab();
    await expect(field).toHaveValue('04-08-1986');
    await userEvent.clear(field);
    await userEvent.type(field, 'last spring');
    await userEvent.tab();
    await expect(field).toHaveValue('last spring');
  },
};

/** The calendar loads on demand, opens at the answer and returns focus to its button. */
export const DateFromCalendar: StoryObj = {
  tags: ['behavior', '!state'],
  render: () => (
    <States>
      <OneInput question={birthQuestion} answer="04-28-1986" />
    </States>
  ),
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Calendar for Date of birth' });
    await userEvent.click(button);
    const page = within(canvasElement.ownerDocument.body);
    const chosenDay = await page.findByRole('button', { name: '28 April 1986' });
    await waitFor(() => expect(chosenDay).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveValue('04-21-1986');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** An empty calendar opens with focus on today, then on the current month and year. */
export const EmptyCalendar: StoryObj = {
  render: () => (
    <States>
      <OneInput question={birthQuestion} />
      <OneInput question={onsetQuestion} answer="01-01-2999" />
    </States>
  ),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const today = new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
    // A future day cannot be chosen, so the calendar of 01-01-2999 opens at today as well.
    for (const name of ['Date of birth', 'Date of onset']) {
      await userEvent.click(canvas.getByRole('button', { name: `Calendar for ${name}` }));
      const day = await page.findByRole('button', { name: today });
      await waitFor(() => expect(day).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(page.queryByRole('button', { name: today })).toBeNull());
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Calendar for Date of birth' }));
    await waitFor(async () => expect(await page.findByRole('button', { name: today })).toHaveFocus());
    const [, month, year] = today.split(' ');
    await userEvent.click(page.getByRole('button', { name: `${month} ${year}` }));
    const months = await page.findByRole('button', { name: month?.slice(0, 3) });
    await waitFor(() => expect(months).toHaveFocus());
    await userEvent.click(page.getByRole('button', { name: String(year) }));
    const years = (await page.findAllByRole('button', { name: String(year) })).at(-1);
    await waitFor(() => expect(years).toHaveFocus());
  },
};

export const OpenCalendar: StoryObj = {
  render: DateFromCalendar.render,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Calendar for Date of birth' }));
    await within(canvasElement.ownerDocument.body).findByRole('button', { name: '28 April 1986' });
  },
};
