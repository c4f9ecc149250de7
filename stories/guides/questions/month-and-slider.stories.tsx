import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '#domain/messages.ts';
import { servings } from '#domain/options/lifestyle.ts';
import { choice } from '#domain/questions/kinds.ts';
import { pastMonth } from '#domain/questions/month.ts';
import { slider } from '#domain/questions/slider.ts';
import { OneInput } from '#stories/questionnaire/one-input.tsx';
import { guide } from '../parts/component-guide.tsx';
import { createStateRow } from './create-state-row.tsx';

const meta: Meta = { title: 'Components/Questions/Month and slider', tags: ['guide'] };
export default meta;

const diet = slider('diet', 'Your diet', { min: 1, max: 10, ends: ['Poor', 'Excellent'] });
const days = slider('days', 'Breakfast', { min: 0, max: 7, unit: ['day a week', 'days a week'] });
const cups = choice('cups', 'Coffee', servings, { isCounted: true });

export const Guide: StoryObj = {
  render: guide({
    purpose:
      'How much, how often and when. Few numbers are pressed, a count goes up and down, and a slider is for what is felt and not counted.',
    use: [
      'A month where nobody remembers the day. Steps for a small count.',
      'A slider for a feeling between two ends.',
    ],
    avoid: [
      'A slider for something that is counted or measured: it asks for a number.',
      'A month for a date of birth.',
    ],
    types: ['MonthQuestion', 'SliderQuestion', 'ChoiceQuestion'],
    pairs: [
      {
        do: [<OneInput key="do" question={days} answer={5} />, 'Let a few numbers be pressed.'],
        dont: [
          <OneInput
            key="dont"
            question={slider('week', 'Breakfast, from 0 to 20', { min: 0, max: 20 })}
            answer={5}
          />,
          'Ask a shaking hand to hit one of many.',
        ],
      },
      {
        do: [
          <OneInput key="do" question={diet} />,
          'Say that nobody has touched it, and what is saved then.',
        ],
        dont: [
          <OneInput key="dont" question={diet} answer={5} />,
          'Begin in the middle, as if it were an answer.',
        ],
      },
    ],
    states: [
      createStateRow('Slider', diet, { given: 7 }),
      createStateRow('Numbers', days, { given: 5 }),
      createStateRow('Count', cups, { given: '2' }),
      createStateRow('Month', pastMonth('when', 'When', 'YYYY MMMM'), {
        given: { month: '03', year: '2019' },
        wrong: messages.monthFormat,
      }),
    ],
    access: [
      'A slider is moved with a finger, the arrow keys or its two buttons, which stop at the ends and keep the focus.',
      'Its value is read in words: “7 of 10”, “5 days a week”.',
      'A month is a menu and a year, and half an answer stays as it is.',
    ],
  }),
};
