import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { militaryService } from '#domain/intake/questions/military-service.ts';
import { patientInformation } from '#domain/intake/questions/patient-information.ts';
import { messages } from '#domain/messages.ts';
import type { Answers } from '#domain/questions/question.ts';
import { encodeAnswers, type Questionnaire } from '#domain/questions/questionnaire.ts';
import { showForm } from './show-form.tsx';

const onSubmit = vi.fn(async (_answers: Answers): Promise<void> => undefined);

const renderForm = (questionnaire: Questionnaire, record: Answers) =>
  showForm(questionnaire, record, onSubmit);

const clickUpdate = () => userEvent.click(screen.getByRole('button', { name: 'Update' }));
/** Returns the submitted answers as the record that is sent. */
const sentRecord = (questionnaire: Questionnaire) =>
  encodeAnswers(questionnaire, onSubmit.mock.lastCall?.[0] as Answers);

it('queries a date of birth 120 years ago, and saves it', async () => {
  renderForm(patientInformation, { firstName: 'Ada', lastName: 'L', zipCode: '1', phone: '5035550100' });
  const birth = screen.getByRole('textbox', { name: 'Date of birth' });
  const year = new Date().getFullYear();
  await userEvent.type(birth, `01/01/${year - 120}`);
  const expectedQuery = messages.longAgo(120);
  expect(birth).toHaveAccessibleDescription(expectedQuery);
  expect(birth).toBeValid();
  expect(screen.getByRole('status')).toHaveTextContent(`Date of birth: ${expectedQuery}`);
  await clickUpdate();
  expect(sentRecord(patientInformation)).toMatchObject({ dob: `01-01-${year - 120}` });
  await userEvent.clear(birth);
  await userEvent.type(birth, `01/01/${year - 119}`);
  expect(birth).not.toHaveAccessibleDescription();
});

it('queries a war zone that ends before it begins, and saves it', async () => {
  const stored = { servedMilitary: true, exposedToWarzone: true, endWarzonePeriod: '2004-05' };
  renderForm(militaryService, stored);
  const to = screen.getByRole('group', { name: 'To' });
  expect(to).not.toHaveAccessibleDescription();
  const from = within(screen.getByRole('group', { name: 'From' }));
  await userEvent.selectOptions(from.getByRole('combobox', { name: 'Month' }), 'June');
  await userEvent.type(from.getByRole('textbox', { name: 'Year' }), '2004');
  await waitFor(() => expect(to).toHaveAccessibleDescription(messages.endsBeforeStart));
  await clickUpdate();
  expect(sentRecord(militaryService)).toMatchObject({
    startWarzonePeriod: '2004-06',
    endWarzonePeriod: '2004-05',
  });
  await userEvent.selectOptions(from.getByRole('combobox', { name: 'Month' }), 'May');
  await waitFor(() => expect(to).not.toHaveAccessibleDescription());
});

it('does not announce a query about a stored answer', () => {
  renderForm(patientInformation, { dob: '01-01-1850' });
  expect(screen.getByRole('textbox', { name: 'Date of birth' })).toHaveAccessibleDescription(/years ago/);
  expect(screen.getByRole('status')).not.toHaveTextContent('years ago');
});
