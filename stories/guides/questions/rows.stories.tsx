import type { Meta, StoryObj } from '@storybook/react-vite';
import { treatmentHistory } from '#domain/intake/questions/treatment-history.ts';
import { text } from '#domain/questions/kinds.ts';
import { moreRecords } from '#stories/questionnaire/more-records.ts';
import { OneInput } from '#stories/questionnaire/one-input.tsx';
import { StoryForm } from '#stories/questionnaire/story-form.tsx';
import { guide } from '../parts/component-guide.tsx';

const meta: Meta = { title: 'Components/Questions/Rows of several questions', tags: ['guide'] };
export default meta;

export const Guide: StoryObj = {
  render: guide({
    purpose:
      'The same questions about each of several things: treatments, medicines, meals. A row may ask for rows of its own.',
    use: ['For an unknown number of things about which the same is asked.'],
    avoid: [
      'For a known, short list of conditions: take a yes-no list.',
      'For rows within rows that a patient fills in.',
    ],
    types: ['RowsQuestion'],
    pairs: [
      {
        do: [
          <StoryForm
            key="do"
            questionnaire={treatmentHistory}
            title="Treatment History"
            record={moreRecords.treatmentHistory}
          />,
          'Number the rows, and let each be removed and the removed one come back.',
        ],
        dont: [
          <OneInput
            key="dont"
            question={text('all', 'Your treatments, with their dates', { long: true })}
            answer={'2019 Knee surgery\nPhysical therapy since March'}
          />,
          'Ask for a list in one field, which nobody can read back.',
        ],
      },
    ],
    access: [
      'Each row is a group with a name: “Medicine 2”. Focus goes to the first question of a new one.',
      'A removed row leaves Undo in its place, which has the focus.',
      'Where no row can be added the button says why.',
    ],
  }),
};
