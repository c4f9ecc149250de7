import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cannabisUse } from '#domain/intake/questions/cannabis-use.ts';
import { contacts } from '#domain/intake/questions/contacts.ts';
import { diagnosis } from '#domain/intake/questions/diagnosis.ts';
import { familyHistory } from '#domain/intake/questions/histories.ts';
import { medications } from '#domain/intake/questions/medications.ts';
import { militaryService } from '#domain/intake/questions/military-service.ts';
import { nutrition } from '#domain/intake/questions/nutrition.ts';
import { patientInformation } from '#domain/intake/questions/patient-information.ts';
import { treatmentHistory } from '#domain/intake/questions/treatment-history.ts';
import { QuestionnaireReview } from '#questionnaire/review/questionnaire-review.tsx';
import { Card } from '#ui/layout/card.tsx';
import { moreRecords } from './more-records.ts';
import { records } from './records.ts';

const meta: Meta<typeof QuestionnaireReview> = {
  title: 'Components/Questions/Review',
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

export const TreatmentHistory: Story = {
  args: {
    questionnaire: treatmentHistory,
    record: moreRecords.treatmentHistory,
    emptyText: 'No Treatment History Information Added',
  },
};

export const Medications: Story = {
  args: {
    questionnaire: medications,
    record: moreRecords.medications,
    emptyText: 'No Medications & Supplements Information Added',
  },
};

/** Each condition of a long list reads Yes, No or not added. */
export const FamilyHistory: Story = {
  args: {
    questionnaire: familyHistory,
    record: moreRecords.familyHistory,
    emptyText: 'No Family History Information Added',
  },
};

/** A missing start of treatment has a text of its own. */
export const CannabisUse: Story = {
  args: {
    questionnaire: cannabisUse,
    record: moreRecords.cannabisUse,
    emptyText: 'No Cannabis Use Information Added',
  },
};

export const MilitaryService: Story = {
  args: {
    questionnaire: militaryService,
    record: moreRecords.militaryService,
    emptyText: 'No Military Service Information Added',
  },
};

export const Nutrition: Story = {
  args: {
    questionnaire: nutrition,
    record: moreRecords.nutrition,
    emptyText: 'No Nutrition Information Added',
  },
};

/** A section without answers shows its empty text. */
export const Empty: Story = {
  args: { questionnaire: contacts, record: null, emptyText: 'No Contacts Information Added' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Contacts Information Added')).toBeVisible();
  },
};
