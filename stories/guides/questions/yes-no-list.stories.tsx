import type { Meta, StoryObj } from '@storybook/react-vite';
import { familyHistory } from '#domain/intake/questions/histories.ts';
import { flags } from '#domain/questions/kinds.ts';
import { Entry } from '#stories/foundations/answer-samples.tsx';
import { moreRecords } from '#stories/questionnaire/more-records.ts';
import { OneInput } from '#stories/questionnaire/one-input.tsx';
import { StoryForm } from '#stories/questionnaire/story-form.tsx';
import { guide } from '../parts/component-guide.tsx';

const meta: Meta = { title: 'Components/Questions/Yes-no list', tags: ['guide'] };
export default meta;

const conditions = ['Anemia', 'Asthma', 'Gout'].map((label) => ({ value: label.toLowerCase(), label }));

export const Guide: StoryObj = {
  render: guide({
    purpose:
      'Thirty conditions and more, each with a Yes and a No. It can be searched, and what is left is answered No at once.',
    use: ['For a long list of conditions, each of which must be answered.'],
    avoid: [
      'For a few options of which any number may apply: take several.',
      'For things that the user names: take rows.',
    ],
    types: ['YesNoListQuestion'],
    example: (
      <StoryForm questionnaire={familyHistory} title="Family History" record={moreRecords.familyHistory} />
    ),
    pairs: [
      {
        do: [<Entry key="do" answer={false} />, 'Let a No be given: a physician knows that it was asked.'],
        dont: [
          <OneInput key="dont" question={flags('any', 'Mark all that apply', conditions)} />,
          'Read a No out of what nobody ticked.',
        ],
      },
    ],
    states: [
      { name: 'Entry', rest: <Entry answer={null} />, chosen: <Entry answer /> },
      { name: 'Answered No', rest: <Entry answer={false} /> },
    ],
    access: [
      'Y and N answer and go on to the next, Delete takes an answer back.',
      'A second press takes an answer back: there is no cross to miss.',
      'How many are answered is said once somebody pauses.',
    ],
  }),
};
