import { expect, type Page } from 'playwright/test';
import { heading, logIn, logOut, pathOf, test } from '../../support/app.ts';
import type { Backend } from '../../support/backend.ts';
import { expectDrafts } from '../../support/screens/drafts.ts';
import { field, form, storedRecord } from '../../support/screens/intake.ts';
import {
  codeDialog,
  enterPassword,
  mailedLink,
  phoneField,
  setPasswordButton,
  textedCode,
} from '../../support/screens/links.ts';
import {
  addButton,
  addedMessage,
  fillInNewPatient,
  newPatientForm,
  newPatientPath,
} from '../../support/screens/new-patient.ts';
import { expectToasts, shortPollIntervals } from '../../support/screens/toasts.ts';

const newPatientEmail = 'nora@clinic.test';
const newPatientPhone = '5035550199';
const newPatientPassword = 'Clinic#2027';

/** Verifies the phone and sets a password on the page of the mailed link. */
async function verifyAndSetPassword(page: Page, backend: Backend): Promise<void> {
  await phoneField(page).fill(newPatientPhone);
  await phoneField(page).press('Enter');
  const codeField = codeDialog(page).getByRole('textbox', { name: 'Verification code' });
  await codeField.fill(await textedCode(backend, newPatientPhone));
  await codeDialog(page).getByRole('button', { name: 'Verify' }).click();
  await expect(setPasswordButton(page)).toBeVisible();
  await enterPassword(page, newPatientPassword);
  await setPasswordButton(page).click();
  await expect(page.getByText('Your password is set')).toBeVisible();
}

test('a physician adds a patient, who completes the sign-up and finds the known data filled in', {
  tag: '@wcag-3.3.7',
}, async ({ page, backend }) => {
  await backend.start('physician', newPatientPath);
  const patientForm = newPatientForm(page);
  await fillInNewPatient(page, newPatientEmail);
  await field(patientForm, 'Date of birth').fill('04281986');
  await patientForm.getByRole('button', { name: 'Add a medication' }).click();
  await field(patientForm, 'Name').fill('Willow bark tea');
  await patientForm.getByRole('button', { name: 'Add New Medication' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await addButton(page).click();
  await expect.poll(() => pathOf(page)).toBe('/physician/list-patient');
  // Exact: the form that is being left has “Add another medication”.
  await page.getByRole('button', { name: 'Add another', exact: true }).click();
  await expectToasts(page, ['Medication Add Successfully', addedMessage(newPatientEmail)]);
  await expect.poll(() => pathOf(page)).toBe('/physician/add-patient');
  await expect(addButton(page)).toBeDisabled();
  await expect(field(patientForm, 'First name')).toHaveValue('');

  const calls = await backend.calls();
  // The new patient has no id yet, so the physician's id is sent (decision 3).
  const createdMedication = calls.find(({ endpoint }) => endpoint === 'createMedication')?.payload;
  expect(createdMedication).toEqual({ name: 'Willow bark tea', user_id: 'physician' });
  const sentPatient = calls.find(({ endpoint }) => endpoint === 'addPatient')?.payload;
  expect(sentPatient).toEqual({
    firstName: 'Nora',
    lastName: 'Whitfield',
    email: newPatientEmail,
    dob: '04-28-1986',
    gender: '',
    previousExperience: '',
    name: 'Chronic migraine',
    diagnoseId: expect.any(String),
    icdCode: '',
    cancerStage: '',
    medications: [{ name: 'Willow bark tea', medicationId: expect.any(String), dose: '', frequency: '' }],
    objective: expect.objectContaining({ painRelief: true, other: false }),
    objectiveOther: '',
  });

  await logOut(page, 'Helen Ashworth');
  await page.goto(await mailedLink(backend, newPatientEmail));
  await verifyAndSetPassword(page, backend);
  await logIn(page, newPatientEmail, newPatientPassword);
  await expect(heading(page, 'Welcome, Nora')).toBeVisible();
  await page.goto('myHealth/diagnosis');
  await expect(field(form(page, 'Diagnosis'), 'Primary diagnosis')).toHaveValue('Chronic migraine');
  const patient = (await backend.snapshot()).tables.accounts.find(({ email }) => email === newPatientEmail);
  expect(await storedRecord(backend, patient?.id ?? '', 'Medications')).toMatchObject({
    medications: [{ name: 'Willow bark tea' }],
  });
});

test('unsaved input survives a reload; a logout asks and deletes it', async ({ page, backend }) => {
  await backend.start('physician', newPatientPath);
  await field(newPatientForm(page), 'First name').fill('Nora');
  await expect(addButton(page)).toBeEnabled();
  await expectDrafts(page, 1);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(field(newPatientForm(page), 'First name')).toHaveValue('Nora');
  await page.getByRole('button', { name: 'Helen Ashworth' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  const logOutDialog = page.getByRole('dialog', { name: 'Log out without saving?' });
  await expect(logOutDialog).toContainText('Not saved on this page: Add New Patient.');
  await logOutDialog.getByRole('button', { name: 'Log out without saving' }).click();
  await logIn(page, 'physician@clinic.test');
  await expect.poll(() => pathOf(page), shortPollIntervals).toBe('/physician/dashboard');
  await page.goto(newPatientPath);
  await expect(addButton(page)).toBeDisabled();
  await expect(field(newPatientForm(page), 'First name')).toHaveValue('');
  await expectDrafts(page, 0);
  await expect(page.getByRole('button', { name: 'Restore' })).toBeHidden();
});
