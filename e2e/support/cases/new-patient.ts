import { expect } from 'playwright/test';
import { newPatientBody } from '#mocks/testing/new-patient.ts';
import { pathOf } from '../app.ts';
import { field } from '../screens/intake.ts';
import {
  addButton,
  addedMessage,
  fillInNewPatient,
  newPatientForm,
  newPatientPath,
} from '../screens/new-patient.ts';
import { type EndpointCase, notice } from './fault-case.ts';

// `call` serves the contract tests; the other fields try its faults on a screen (fault-case.ts).

const newPatientEmail = 'nora@clinic.test';
/** Statuses whose toast speaks of the email; the page shows the actual cause (decision 38). */
const emailStatuses = ['403', '404', '413', '503'];

export const addPatient = {
  call: (server) => ({ body: newPatientBody(server) }),
  scenario: 'physician',
  path: newPatientPath,
  heading: 'Add New Patient',
  serverMessage: addedMessage(newPatientEmail),
  async prepare({ page }) {
    if (pathOf(page) !== `/${newPatientPath}`) await page.goto(newPatientPath);
    await expect(newPatientForm(page)).toBeVisible();
    if ((await field(newPatientForm(page), 'First name').inputValue()) === '')
      await fillInNewPatient(page, newPatientEmail);
  },
  trigger: ({ page }) => addButton(page).click(),
  async expectFailure({ page }, { message, effect }) {
    const isOutcomeUnknown = !/^\d+$/.test(effect);
    const failureNotice = notice(
      page,
      isOutcomeUnknown ? 'The new patient is not saved.' : 'The patient is not added.',
    );
    await expect(failureNotice).toContainText(
      emailStatuses.includes(effect) ? `server says ${effect}` : message,
    );
    await expect(field(newPatientForm(page), 'Email')).toHaveValue(newPatientEmail);
    await expect(field(newPatientForm(page), 'Primary diagnosis')).toHaveValue('Chronic migraine');
    await expect(addButton(page)).toBeEnabled();
  },
  expectSuccess: ({ page }) => expect.poll(() => pathOf(page)).toBe('/physician/list-patient'),
} satisfies EndpointCase;
