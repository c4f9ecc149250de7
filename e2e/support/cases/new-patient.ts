import { expect } from 'playwright/test';
import { newPatientBody } from '#mocks/testing/new-patient.ts';
import { pathOf } from '../app.ts';
import { field } from '../screens/intake.ts';
import {
  addButton,
  addedWords,
  fillInNewPatient,
  newPatientForm,
  newPatientPath,
} from '../screens/new-patient.ts';
import { type EndpointCase, notice } from './fault-case.ts';

const EMAIL = 'nora@clinic.test';
/** Statuses whose toast speaks of the email; the page shows the actual cause (decision 38). */
const aboutEmail = ['403', '404', '413', '503'];

export const addPatient = {
  call: (server) => ({ body: newPatientBody(server) }),
  scenario: 'physician',
  path: newPatientPath,
  heading: 'Add New Patient',
  serverWords: addedWords(EMAIL),
  async ready({ page }) {
    if (pathOf(page) !== `/${newPatientPath}`) await page.goto(newPatientPath);
    await expect(newPatientForm(page)).toBeVisible();
    if ((await field(newPatientForm(page), 'First name').inputValue()) === '')
      await fillInNewPatient(page, EMAIL);
  },
  trigger: ({ page }) => addButton(page).click(),
  async failed({ page }, { words, effect }) {
    const isLost = !/^\d+$/.test(effect);
    const said = notice(page, isLost ? 'The new patient is not saved.' : 'The patient is not added.');
    await expect(said).toContainText(aboutEmail.includes(effect) ? `server says ${effect}` : words);
    await expect(field(newPatientForm(page), 'Email')).toHaveValue(EMAIL);
    await expect(field(newPatientForm(page), 'Primary diagnosis')).toHaveValue('Chronic migraine');
    await expect(addButton(page)).toBeEnabled();
  },
  succeeded: ({ page }) => expect.poll(() => pathOf(page)).toBe('/physician/list-patient'),
} satisfies EndpointCase;
