import { expect, type Page } from 'playwright/test';
import { isBriefRun } from '../../../tools/ci/full-run.ts';
import { heading, logIn, test } from '../../support/app.ts';
import {
  checkUpForm,
  chooseInFirstDose,
  journeyCards,
  openDoses,
  rateFeeling,
  saveCheckUp,
} from '../../support/screens/check-up.ts';
import { chooseRadio, field, form } from '../../support/screens/intake.ts';
import { mailedLink, phoneField } from '../../support/screens/links.ts';
import {
  addButton,
  addedMessage,
  fillInNewPatient,
  newPatientPath,
} from '../../support/screens/new-patient.ts';
import { fillMedicine, saveAndSendButton } from '../../support/screens/shoop-form.ts';
import { shoopDialog } from '../../support/screens/shoops.ts';
import { typeCode } from '../../support/screens/sign-up.ts';
import { expectToast } from '../../support/screens/toasts.ts';
import { becomePhysician, clickVerify, setFirstPassword } from '../../support/stranger/become-physician.ts';
import { openTwoSeats, type Seat, seatSection } from '../../support/theatre.ts';

const password = 'Meadow#2026';
const physicianEmail = 'noor@haddad.test';
const patientEmail = 'nora@example.test';
const patientName = 'Nora Whitfield';

/** Time in ms within which one side must show what the other has sent; longer on a slow machine. */
const soon = { timeout: isBriefRun ? 4000 : 1000 };

const patientRow = (page: Page) => page.getByRole('row').filter({ hasText: patientName });
/** Saves a section by the bar of a narrow page. */
const saveSection = (page: Page, title: string) =>
  page.getByRole('button', { name: `Update ${title}` }).click();

/** Invites the patient, who is then pending on the list. */
async function invitePatient({ page }: Seat): Promise<void> {
  await page.goto(newPatientPath);
  await fillInNewPatient(page, patientEmail);
  await addButton(page).click();
  await expectToast(page, addedMessage(patientEmail));
  await expect(patientRow(page)).toContainText('pending');
}

/** Follows the invitation, sets a password and logs in. */
async function acceptInvitation({ page, backend }: Seat): Promise<void> {
  await page.goto(await mailedLink(backend, patientEmail));
  await phoneField(page).fill('5035550199');
  await phoneField(page).press('Enter');
  await typeCode(page, backend);
  await clickVerify(page);
  await setFirstPassword({ page, backend }, password);
  await expect(heading(page, 'Welcome back')).toBeVisible();
}

/** Fills in three sections of the intake. */
async function fillInSections({ page }: Seat): Promise<void> {
  await page.goto('myHealth/exercise');
  const exercise = form(page, 'Exercise');
  await chooseRadio(exercise, 'Do you do cardiovascular exercise?', 'Yes');
  await field(exercise, 'Duration').fill('Half an hour');
  await saveSection(page, 'Exercise');
  await expectToast(page, 'Exercise Update Successfully');
  await page.goto('myHealth/medications');
  const medications = form(page, 'Medications & Supplements');
  await field(medications, 'Name').first().fill('Duloxe');
  await page.getByRole('option', { name: 'Duloxetine' }).click();
  await saveSection(page, 'Medications & Supplements');
  await expectToast(page, 'Medication & Supplements Information Update Successfully');
  await page.goto('myHealth/summary');
  const summary = form(page, 'Summary');
  await summary.getByRole('textbox').fill('To sleep through the night');
  await saveSection(page, 'Summary');
  await expectToast(page, 'Your answers are saved');
}

/** Sends the patient a Shoop of one medicine. */
async function sendShoop({ page }: Seat): Promise<void> {
  await patientRow(page).getByRole('link', { name: patientName, exact: true }).click();
  await page
    .getByRole('navigation', { name: 'Parts of the record' })
    .getByRole('link', { name: 'View Patient Shoop' })
    .click();
  // A record without Shoops has the link twice.
  await page.getByRole('link', { name: 'Create New Shoop' }).first().click();
  await fillMedicine(page, 'CBD');
  await saveAndSendButton(page).click();
  await shoopDialog(page, 'Send this Shoop?')
    .getByRole('button', { name: `Send to ${patientName}` })
    .click();
  await expectToast(page, `Your Shoop is sent to ${patientName}`);
}

/** Logs a check-up with a dose. */
async function logCheckUp({ page }: Seat): Promise<void> {
  await page.goto('add-symptoms?yes');
  await rateFeeling(page, 'How do you feel?', 'Better');
  await openDoses(page);
  await checkUpForm(page).getByRole('textbox', { name: 'Amount' }).fill('5');
  await chooseInFirstDose(page, 'Product', 'CBG oil');
  await saveCheckUp(page);
  await expect(heading(page, 'Check Your Health Journey!')).toBeVisible();
}

test('a stranger becomes a physician, a patient joins, and both treat the intake in one window', async ({
  page,
  backend: _policyGuard,
}) => {
  test.slow();
  const [physician, patient] = await openTwoSeats(page, ['1000 - physician-signup', '390 - login'], 'clinic');
  await test.step('registers, is accepted, logs in', () =>
    becomePhysician(physician, physicianEmail, password));
  await expect(seatSection(page, 1)).toHaveAccessibleName('Seat 1: Noor Haddad, physician');
  await test.step('invites a patient', () => invitePatient(physician));
  await test.step('the patient signs up', () => acceptInvitation(patient));
  await expect(patientRow(physician.page), 'without a reload').toContainText('active', soon);
  await test.step('the patient logs in and fills in three sections', async () => {
    await logIn(patient.page, patientEmail, password);
    await expect(heading(patient.page, 'Welcome, Nora')).toBeVisible();
    await fillInSections(patient);
  });
  await expect(physician.page.getByRole('button', { name: 'Noor Haddad' })).toBeVisible();
  await patient.page.goto('dashboard');
  await expect(heading(patient.page, 'Welcome, Nora')).toBeVisible();
  await test.step('sends a Shoop', () => sendShoop(physician));
  const newestShoop = patient.page.getByRole('region', { name: 'Newest Shoop' });
  await expect(newestShoop, 'without a reload').toContainText('CBD', soon);
  await physician.page
    .getByRole('navigation', { name: 'Parts of the record' })
    .getByRole('link', { name: 'Health Journey' })
    .click();
  await expect(physician.page.getByText('This patient has not logged a check-up.')).toBeVisible();
  await test.step('the patient logs a check-up', () => logCheckUp(patient));
  await expect(journeyCards(patient.page)).toHaveCount(1);
  await expect(journeyCards(physician.page), 'without a reload').toHaveCount(1, soon);
  expect(new URL(page.url()).searchParams.getAll('seat2')).toEqual([`390 ${patientEmail} health-journey`]);
});
