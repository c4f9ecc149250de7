import type { Meta, StoryObj } from '@storybook/react-vite';
import { contacts } from '#domain/intake/questions/contacts.ts';
import { QuestionnaireReview } from '#questionnaire/review/questionnaire-review.tsx';
import { records } from '#stories/questionnaire/records.ts';
import { Card } from '#ui/layout/card.tsx';
import { Fact } from '#ui/layout/fact.tsx';
import { guide } from '../parts/component-guide.tsx';

const meta: Meta = { title: 'Components/Questions/Review', component: QuestionnaireReview, tags: ['guide'] };
export default meta;

export const Guide: StoryObj = {
  render: guide({
    purpose:
      'What was answered, to be read: made of the same definition as the form, so it cannot say anything else.',
    use: ['Wherever saved answers are read: the summary, a physician’s view of a patient.'],
    avoid: [
      'For answers that are being changed: that is the form.',
      'For facts that were never asked: take a list of facts.',
    ],
    example: (
      <Card title="Contacts" titleOrder={3}>
        <QuestionnaireReview
          questionnaire={contacts}
          record={records.contacts}
          emptyText="No Contacts Information Added"
        />
      </Card>
    ),
    pairs: [
      {
        do: [
          <dl key="do">
            <Fact label="Does your physician know?">Yes</Fact>
          </dl>,
          'Answer in words.',
        ],
        dont: [
          <dl key="dont">
            <Fact label="Does your physician know?">true</Fact>
          </dl>,
          'Show what the computer keeps.',
        ],
      },
    ],
    access: [
      'It is a list of definitions: question and answer are read together.',
      'What nobody answered is said to be not added; it is never read as a No.',
      'On paper it is black on white, with whose it is at the edge of each page.',
    ],
  }),
};
