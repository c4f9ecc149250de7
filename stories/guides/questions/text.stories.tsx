import { TextInput } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '#domain/messages.ts';
import { digits, pastDate, phone, text } from '#domain/questions/kinds.ts';
import { OneInput } from '#stories/questionnaire/one-input.tsx';
import { guide } from '../parts/component-guide.tsx';
import { createStateRow } from './create-state-row.tsx';

const meta: Meta = { title: 'Components/Questions/Text, number, phone, date', tags: ['guide'] };
export default meta;

const duration = text('duration', 'Duration', { hint: 'For example 2 years.' });
const birth = pastDate('dob', 'Date of birth');

export const Guide: StoryObj = {
  render: guide({
    purpose:
      'What is typed. Whatever it is stays as it was typed until its writer changes it: a rule speaks about it, and nothing is cut.',
    use: ['For what only the user can know: names, numbers, dates, notes.'],
    avoid: [
      'Where all answers are known: that is a choice.',
      'A number field for what is no quantity, such as a zip code.',
    ],
    types: ['TextQuestion', 'NumberQuestion', 'PhoneQuestion', 'DateQuestion'],
    pairs: [
      {
        do: [<OneInput key="do" question={duration} />, 'Put an example beneath the label, where it stays.'],
        dont: [
          <TextInput key="dont" label="Duration" placeholder="For example 2 years" />,
          'Put it into the field, where it goes once somebody types and is taken for an answer.',
        ],
      },
      {
        do: [
          <OneInput key="do" question={birth} answer="04-28-1986" />,
          'Let a date be typed as well as chosen: nobody pages back to 1986.',
        ],
        dont: [
          <TextInput key="dont" label="Date of birth" readOnly defaultValue="November 2026" />,
          'Offer a calendar alone.',
        ],
      },
    ],
    states: [
      createStateRow('Text', text('name', 'First name'), { given: 'Ada', wrong: messages.required }),
      createStateRow('Long text', text('note', 'In your own words', { long: true }), {
        given: 'Sleep comes late.',
      }),
      createStateRow('Number', digits('weight', 'Weight', { unit: 'kg' }), {
        given: '70',
        wrong: messages.wholeNumber,
      }),
      createStateRow('Phone', phone('phone', 'Cell phone', messages.phone), {
        given: '5551234567',
        wrong: messages.phone,
      }),
      createStateRow('Date', birth, { given: '04-28-1986', wrong: messages.dateFormat }),
    ],
    access: [
      'Hint, unit and error are read out with the field.',
      'Masks are put in while typing and leave the caret beside the digit that was typed.',
      'Phones show the keyboard that fits; the mouse’s wheel changes no number.',
    ],
  }),
};
