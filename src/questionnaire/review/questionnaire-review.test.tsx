import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cannabisUse } from '#domain/intake/questions/cannabis-use.ts';
import { contacts } from '#domain/intake/questions/contacts.ts';
import { diagnosis } from '#domain/intake/questions/diagnosis.ts';
import { nutrition } from '#domain/intake/questions/nutrition.ts';
import { patientInformation } from '#domain/intake/questions/patient-information.ts';
import type { WireRecord } from '#domain/questions/question.ts';
import type { Questionnaire } from '#domain/questions/questionnaire.ts';
import { QuestionnaireReview } from './questionnaire-review.tsx';
import type { ReviewAudience } from './review-audience.ts';

/** Renders a review. @returns a function that reads the answer next to a label */
function show(questionnaire: Questionnaire, record: WireRecord | null, audience?: ReviewAudience) {
  render(
    <MantineProvider env="test">
      <QuestionnaireReview
        questionnaire={questionnaire}
        record={record}
        audience={audience}
        emptyText="No Contacts Information Added"
      />
    </MantineProvider>,
  );
  return (label: string) =>
    screen.getByText(label, { selector: 'dt, dt *' }).closest('dt')?.nextElementSibling?.textContent;
}

it('distinguishes Yes, No and "not Added"', () => {
  const knows = 'Does the physician know about cannabis use?';
  for (const [value, shown] of [
    [true, 'Yes'],
    [false, 'No'],
    [null, 'Answer not Added'],
  ] as const) {
    const answer = show(contacts, { firstName: 'Ada', physicianKnowCannabisUse: value });
    expect(answer(knows)).toBe(shown);
    // Removes this review, whose labels the next one has as well.
    document.body.innerHTML = '';
  }
});

it('masks phones, names missing answers and labels chosen options', () => {
  const answer = show(patientInformation, {
    phone: '5551234567',
    bloodGroup: 'none',
    ethnicity: { hispanic: true, east: true },
    dob: '1986-04-28',
    heightUnit: 'cm',
    heightCM: 180,
    heightFeet: '5',
  });
  expect(answer('Cell phone')).toBe('(555) 123-4567');
  expect(answer('Home phone')).toBe('Home phone not Added');
  expect(answer('Blood type')).toBe("I don't Know");
  expect(answer('Ethnic heritage')).toBe('HispanicEast Asian');
  expect(answer('Date of birth')).toBe('04-28-1986');
  expect(answer('Height')).toBe('180 cm');
  expect(screen.queryByText('Height, feet')).toBeNull();
});

it('lists rows and omits hidden questions', () => {
  const answer = show(diagnosis, {
    name: 'Migraine',
    diagnoseId: '7',
    isCancer: false,
    cancerStage: 'stage1',
    concerns: [{ name: 'Sleep' }, { name: '' }, { name: 'Pain' }],
  });
  expect(answer('Primary diagnosis')).toBe('Migraine');
  expect(answer('Other health concerns')).toBe('SleepPain');
  expect(screen.queryByText('Cancer stage')).toBeNull();
});

it('uses the form’s labels for authors, and summary labels for other users', () => {
  const record = { dietaryRestrictions: true, recentDietChanges: null };
  const answerToAuthor = show(nutrition, record);
  expect(answerToAuthor('Do you have dietary restrictions?')).toBe('Yes');
  expect(answerToAuthor('Have you changed your diet recently?')).toBe('Answer not Added');
  expect(screen.getByRole('heading', { name: 'Your diet' })).toBeInTheDocument();
  document.body.innerHTML = '';
  const answerToReader = show(nutrition, record, 'physician');
  expect(answerToReader('Dietary restrictions')).toBe('Yes');
  expect(answerToReader('Recent changes of diet')).toBe('Recent changes of diet not Added');
  expect(screen.getByRole('heading', { name: 'Diet' })).toBeInTheDocument();
});

it('shows the empty text if only defaults are set', () => {
  show(contacts, null);
  expect(screen.getByText('No Contacts Information Added')).toBeInTheDocument();
  document.body.innerHTML = '';
  show(patientInformation, { heightUnit: 'feet' });
  expect(screen.getByText('No Contacts Information Added')).toBeInTheDocument();
});

it('shows a height and a weight in one row each to physicians, and names in their fields', () => {
  const record = {
    firstName: 'Ruth',
    lastName: 'Okafor',
    heightUnit: 'cm',
    heightCM: 180,
    weight: '84',
    weightUnit: 'KG',
  };
  const answer = show(patientInformation, record, 'physician');
  expect(answer('Height')).toBe('180 cm');
  expect(answer('Weight')).toBe('84 KG');
  expect(screen.queryByText(/unit$/)).toBeNull();
  expect(answer('Last name')).toBe('Okafor');
  document.body.innerHTML = '';
  const withoutUnit = show(patientInformation, { ...record, weightUnit: null }, 'physician');
  expect(withoutUnit('Weight unit')).toBe('Weight unit not Added');
});

it('omits the heading of a group whose questions are hidden', () => {
  show(cannabisUse, { previousExperience: 'NeverTriedit' }, 'physician');
  expect(screen.getByRole('heading', { name: 'Experience' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Cannabis for symptoms' })).toBeNull();
});
