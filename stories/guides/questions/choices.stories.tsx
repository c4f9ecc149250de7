import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { messages } from '#domain/messages.ts';
import { genders, weightUnits } from '#domain/options/person.ts';
import { choice, flags, yesNo } from '#domain/questions/kinds.ts';
import { toggle } from '#domain/questions/toggle.ts';
import { OneInput } from '#stories/questionnaire/one-input.tsx';
import { guide } from '../parts/component-guide.tsx';
import { createStateRow } from './create-state-row.tsx';

const meta: Meta = { title: 'Components/Questions/Choices', tags: ['guide'] };
export default meta;

const knows = yesNo('knows', 'Does your physician know?');
const gender = choice('gender', 'Sex assigned at birth', genders);
const unit = choice('unit', 'Weight unit', weightUnits, { showsButtons: true });
const goals = flags('goals', 'Objectives', [
  { value: 'sleep', label: 'Sleep' },
  { value: 'pain', label: 'Pain relief' },
]);

export const Guide: StoryObj = {
  render: guide({
    purpose:
      'What is chosen. Few options stand open, many are a menu that is searched by typing. Nothing is chosen in advance unless the documents say so.',
    use: [
      'Yes or no for one fact. An open choice for two or three options, a menu for more.',
      'Several for a short list of which any number may be chosen.',
    ],
    avoid: [
      'A checkbox for a question that may be answered No.',
      'A menu for a list that the clinic extends: that is a lookup.',
    ],
    types: ['ChoiceQuestion', 'YesNoQuestion', 'FlagsQuestion', 'ToggleQuestion'],
    pairs: [
      {
        do: [
          <OneInput key="do" question={knows} />,
          'Ask with Yes and No: not answered is an answer of its own.',
        ],
        dont: [
          <OneInput key="dont" question={toggle('yes', 'My physician knows', 'checkbox')} />,
          'Take what nobody ticked for a No.',
        ],
      },
      {
        do: [<OneInput key="do" question={unit} answer="KG" />, 'Leave two or three standing open.'],
        dont: [
          <OneInput key="dont" question={choice('unit', 'Weight unit', weightUnits)} answer="KG" />,
          'Hide two behind a menu.',
        ],
      },
    ],
    states: [
      createStateRow('Yes or no', knows, { given: true, wrong: messages.required }),
      createStateRow('Open choice', unit, { given: 'KG', wrong: messages.required }),
      createStateRow('Menu', gender, { given: 'Female', wrong: messages.required }),
      createStateRow('Several', goals, { given: { sleep: true, pain: false }, wrong: messages.required }),
      createStateRow('Consent', toggle('agree', 'I agree', 'checkbox'), {
        given: true,
        wrong: messages.required,
      }),
    ],
    access: [
      'Nothing moves under the finger: Clear has its place before there is anything to clear.',
      'A group is one stop of the Tab key, and the arrow keys choose.',
      'A whole label that is typed into a menu and left counts as chosen.',
    ],
  }),
  play: async ({ canvas }) => {
    const own = within(canvas.getByRole('table', { name: 'Properties of ChoiceQuestion' }));
    await expect(own.getByRole('rowheader', { name: 'options (required)' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Properties of QuestionBase' })).toBeVisible();
  },
};
