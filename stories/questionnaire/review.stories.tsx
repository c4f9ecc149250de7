import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contacts } from '#domain/intake/contacts.ts';
import { diagnosis } from '#domain/intake/diagnosis.ts';
import { patientInformation } from '#domain/intake/patient-information.ts';
import { QuestionnaireReview } from '#questionnaire/review/questionnaire-review.tsx';
import { Card } from '#ui/card.tsx';
import { records } from './records.ts';

const meta: Meta<typeof QuestionnaireReview> = {
  title: 'Questions/Review',
  component: QuestionnaireReview,
  decorators: [
    (Story) => (
      <Card title="What was answered">
        <Story />
      </Card>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof QuestionnaireReview>;

export const PatientInformation: Story = {
  args: {
    questionnaire: patientInformation,
    record: records.patientInformation,
    emptyText: 'No Patient Information Added',
  },
};

export const Contacts: Story = {
  args: { questionnaire: contacts, record: records.contacts, emptyText: 'No Contacts Information Added' },
};

export const Diagnosis: Story = {
  args: { questionnaire: diagnosis, record: records.diagnosis, emptyText: 'No Diagnosis Information Added' },
};

/** Nothing was ever saved, or nothing in it was answered. */
export const Empty: Story = {
  args: { questionnaire: contacts, record: null, emptyText: 'No Contacts Information Added' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Contacts Information Added')).toBeVisible();
  },
};
