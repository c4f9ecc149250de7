import { expect, type Page } from 'playwright/test';
import { heading, logIn, test } from '../../support/app.ts';
import { unfoldDeath } from '../../support/screens/death.ts';
import { field, form, sectionList, updateButton } from '../../support/screens/intake.ts';
import { mailedLink, phoneField, setPasswordButton } from '../../support/screens/links.ts';
import {
  addButton,
  addedMessage,
  fillInNewPatient,
  newPatientForm,
  newPatientPath,
} from '../../support/screens/new-patient.ts';
import { noteCards, noteField, saveNoteButton, shareCheckbox } from '../../support/screens/notes.ts';
import { chooseDelete } from '../../support/screens/patient-list.ts';
import { typeCode } from '../../support/screens/sign-up.ts';
import { expectToast } from '../../support/screens/toasts.ts';
import { becomePhysician, clickVerify, setFirstPassword } from '../../support/stranger/become-physician.ts';
import { copyServerState, openOtherBrowser } from '../../support/stranger/open-other-browser.ts';
import type { TestUser } from '../../support/stranger/walker.ts';

const firstPassword = 'Meadow#2026';
const physicianEmail = 'noor@haddad.test';
/** Patients that the physician adds: Nora completes the sign-up, Adam is deleted, Vera has died. */
const [nora, adam, vera] = [
  { firstName: 'Nora', email: 'nora@example.test' },
  { firstName: 'Adam', email: 'adam@example.test' },
  { firstName: 'Vera', email: 'vera@example.test' },
] as const;

const nameOf = ({ firstName }: typeof nora | typeof adam | typeof vera) => `${firstName} Whitfield`;
const patientRow = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Adds the three patients, who are then pending. */
async function addPatients({ page }: TestUser): Promise<void> {
  for (const patient of [nora, adam, vera]) {
    await page.goto(newPatientPath);
    await fillInNewPatient(page, patient.email);
    await field(newPatientForm(page), 'First name').fill(patient.firstName);
    await addButton(page).click();
    await expectToast(page, addedMessage(patient.email));
    await expect(patientRow(page, nameOf(patient))).toContainText('pending');
  }
}

/** Follows a resent invitation: phone, password, two intake sections (physician §2, intake §2). */
async function completeSignUp(patient: TestUser): Promise<void> {
  const { page, backend } = patient;
  await page.goto(await mailedLink(backend, nora.email));
  await phoneField(page).fill('5035550199');
  await phoneField(page).press('Enter');
  await typeCode(page, backend);
  await clickVerify(page);
  await expect(setPasswordButton(page)).toBeVisible();
  await setFirstPassword(patient, firstPassword);
  await logIn(page, nora.email, firstPassword);
  await expect(heading(page, 'Welcome, Nora')).toBeVisible();
  await page.goto('myHealth/exercise');
  const exercise = form(page, 'Exercise');
  await exercise
    .getByRole('radiogroup', { name: 'Do you do cardiovascular exercise?' })
    .getByRole('radio', { name: 'Yes' })
    .check();
  await field(exercise, 'Duration').fill('Half an hour');
  await updateButton(exercise).click();
  await expectToast(page, 'Exercise Update Successfully');
  await page.goto('myHealth/summary');
  const summary = form(page, 'Summary');
  await summary.getByRole('textbox').fill('To sleep through the night');
  await updateButton(summary).click();
  await expectToast(page, 'Your answers are saved');
}

/** Opens the patient's answers in two clicks; a medication changes the alert in view. */
async function reviewIntake({ page }: TestUser): Promise<void> {
  await page.goto('physician/list-patient');
  await expect(patientRow(page, nameOf(nora))).toContainText('active');
  await patientRow(page, nameOf(nora))
    .getByRole('link', { name: nameOf(nora), exact: true })
    .click();
  await expect(heading(page, nameOf(nora))).toBeVisible();
  await expect(page.getByText('To sleep through the night')).toBeVisible();
  await expect(page.getByText('Half an hour')).toBeVisible();
  await expect(page.getByText(/possible drug interaction/)).toHaveCount(0);
  const tabs = page.getByRole('navigation', { name: 'Parts of the record' });
  await tabs.getByRole('link', { name: 'Edit Health Intake' }).click();
  await sectionList(page)
    .getByRole('link', { name: /^Medications & Supplements/ })
    .click();
  const medications = form(page, 'Medications & Supplements');
  await field(medications, 'Name').first().fill('Duloxe');
  await page.getByRole('option', { name: 'Duloxetine' }).click();
  await updateButton(medications).click();
  await expectToast(page, 'Medication & Supplements Information Update Successfully');
  await expect(page.getByText('Duloxetine', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Inhibitors').first()).toBeVisible();
  await tabs.getByRole('link', { name: 'Notes' }).click();
  await noteField(page).fill('Welcome, Nora. Please log a check-up each evening.');
  await shareCheckbox(page).check();
  await saveNoteButton(page).click();
  await expect(noteCards(page).first()).toContainText('Shared with the patient');
}

/** Follows the notification of the note as the patient. */
async function readNote({ page }: TestUser): Promise<void> {
  await page.goto('dashboard');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('link', { name: /shared a consultation note with you/ })
    .click();
  await expect(heading(page, 'Noor Haddad')).toBeVisible();
  await expect(noteCards(page)).toHaveText([/Please log a check-up each evening/]);
}

/** Deletes the invited patient who never signed up. */
async function deleteAdam({ page }: TestUser): Promise<void> {
  await page.goto('physician/list-patient');
  await chooseDelete(page, patientRow(page, nameOf(adam)));
  const deleteDialog = page.getByRole('dialog', { name: 'Are you sure you want to Delete Patient?' });
  await expect(deleteDialog).toContainText(adam.email);
  await deleteDialog.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Poof! Your Patient has been deleted!');
  await expect(patientRow(page, nameOf(adam))).toHaveCount(0);
}

/** Marks the third patient as deceased on the patient's page. */
async function markVeraDeceased({ page }: TestUser): Promise<void> {
  await patientRow(page, nameOf(vera))
    .getByRole('link', { name: nameOf(vera), exact: true })
    .click();
  await expect(heading(page, nameOf(vera))).toBeVisible();
  const deathForm = await unfoldDeath(page);
  await deathForm.getByRole('checkbox', { name: 'This patient is deceased' }).check();
  await field(deathForm, 'Deceased Date').fill('11032025');
  await field(deathForm, 'Cause of Death').fill('Heart failure');
  await deathForm.getByRole('button', { name: 'Confirm' }).click();
  const deceasedDialog = page.getByRole('dialog', { name: 'Mark this patient as deceased?' });
  await expect(deceasedDialog).toContainText(nameOf(vera));
  await deceasedDialog.getByRole('button', { name: 'Mark as deceased' }).click();
  await expect(deceasedDialog).toBeHidden();
  await expect(page.getByText(/^Died 11-03-2025/).first()).toBeVisible();
  await page.goto('physician/list-patient');
  await expect(patientRow(page, nameOf(vera))).toContainText('deceased');
}

test('a new physician invites patients, reads a patient’s intake and writes a note', async ({
  page,
  backend,
  browser,
}, { project }) => {
  test.slow();
  const isLive = project.name === 'live';
  const physician = { page, backend };
  await test.step('registers, is accepted, signs in', async () => {
    await physician.backend.start('clinic', 'physician-signup');
    await becomePhysician(physician, physicianEmail, firstPassword);
  });
  await test.step('adds three patients', () => addPatients(physician));
  await test.step('resends an invitation', async () => {
    const firstLink = await mailedLink(backend, nora.email);
    await patientRow(page, nameOf(nora))
      .getByRole('button', { name: /^Resend/ })
      .click();
    await expectToast(page, `We sent ${nora.email} a new invitation`);
    expect(await mailedLink(backend, nora.email)).not.toBe(firstLink);
  });
  const patient = await openOtherBrowser(physician, browser, isLive);
  await test.step('the patient completes the sign-up and two sections', () => completeSignUp(patient));
  await copyServerState(patient, physician, isLive);
  await test.step('sees them, adds a medication, sees the alert, shares a note', () =>
    reviewIntake(physician));
  await copyServerState(physician, patient, isLive);
  await test.step('the patient reads the note', () => readNote(patient));
  await patient.page.context().close();
  await test.step('deletes an invitation', () => deleteAdam(physician));
  await test.step('marks a patient as deceased', () => markVeraDeceased(physician));
});
