import { NativeSelect } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '#domain/messages.ts';
import { diagnosisLookup } from '#domain/questions/lookup.ts';
import { FakeLookups } from '#questionnaire/fake-lookups.tsx';
import { diagnosisLookups } from '#stories/questionnaire/diagnosis-lookups.ts';
import { OneInput } from '#stories/questionnaire/one-input.tsx';
import { guide } from '../parts/component-guide.tsx';

const meta: Meta = {
  title: 'Components/Questions/Lookup',
  tags: ['guide'],
  decorators: [
    (Story) => (
      <FakeLookups lookups={diagnosisLookups}>
        <Story />
      </FakeLookups>
    ),
  ],
};
export default meta;

const question = diagnosisLookup('diagnosis', 'Primary diagnosis');
const migraine = { text: 'Migraine', item: { id: '1', name: 'Migraine', isCancer: false } };

export const Guide: StoryObj = {
  render: guide({
    purpose:
      'One of a list that the clinic shares and that grows: suggestions come while somebody types. Try “m”.',
    use: ['For diagnoses and medicines, which are one list for the whole clinic.'],
    avoid: ['For a fixed list: that is a choice.', 'For free text that no list could hold.'],
    types: ['LookupQuestion'],
    pairs: [
      {
        do: [<OneInput key="do" question={question} />, 'Let what is not there be added, in one press.'],
        dont: [
          <NativeSelect key="dont" label="Primary diagnosis" data={['Choose', 'Migraine', 'Other']} />,
          'Send people to “Other”.',
        ],
      },
    ],
    states: [
      {
        name: 'Lookup',
        isField: true,
        rest: <OneInput question={question} />,
        answered: <OneInput question={question} answer={migraine} />,
        disabled: <OneInput question={question} answer={migraine} disabled />,
        wrong: <OneInput question={question} error={messages.required} />,
      },
    ],
    access: [
      'The number of suggestions is announced; the arrow keys and Enter take one, Escape closes the list.',
      'A name typed to the letter is that entry: nothing more is asked.',
      'Where the search fails the words stay, with Retry beside them.',
    ],
  }),
};
