import { expect } from 'playwright/test';
import { hostileTexts } from '#domain/questions/answers/arbitrary-answers.ts';
import { pathOf, test } from '../../support/app.ts';
import { expectAccessible } from '../../support/axe.ts';
import {
  answerRowByKey,
  chooseByKey,
  clickByKey,
  findByKey,
  tickByKey,
  typeByKey,
} from '../../support/keyboard.ts';
import { expectNothingCut } from '../../support/narrow.ts';
import { expectProblem, field } from '../../support/screens/intake.ts';
import {
  addButton,
  addedMessage,
  fillInNewPatient,
  newPatientForm,
  newPatientPath,
} from '../../support/screens/new-patient.ts';
import { expectToasts } from '../../support/screens/toasts.ts';

const emailTakenMessage = 'Please use another email as this email is already registed';

test('a patient is added by keyboard: Enter chooses a suggestion, in other fields it submits', async ({
  page,
  backend,
}) => {
  await backend.start('physician', newPatientPath);
  const patientForm = newPatientForm(page);
  await typeByKey('First name', 'Nora')(patientForm);
  await typeByKey('Last name', 'Whitfield')(patientForm);
  await typeByKey('Email', 'complete.patient@clinic.test')(patientForm);
  await chooseByKey('Gender', 'Female')(patientForm);
  await findByKey('Primary diagnosis', 'Melano', 'Melanoma')(patientForm);
  await chooseByKey('Cancer stage', 'Stage 2')(patientForm);
  await clickByKey('Add a medication')(patientForm);
  await answerRowByKey('Medication 1', findByKey('Name', 'Omepr', 'Omeprazole'))(patientForm);
  expect((await backend.calls()).some(({ endpoint }) => endpoint === 'addPatient')).toBe(false);
  await tickByKey('What should treatment do', 'Other')(patientForm);
  await typeByKey('Which other objective?', 'Sleep')(patientForm);
  await page.keyboard.press('Enter');

  const emailField = field(patientForm, 'Email');
  await expect(emailField).toBeFocused();
  await expectProblem(emailField, emailTakenMessage);
  await expectToasts(page, [emailTakenMessage]);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('nora@clinic.test');
  await page.keyboard.press('Enter');
  await expect.poll(() => pathOf(page)).toBe('/physician/list-patient');
  await expectToasts(page, [emailTakenMessage, addedMessage('nora@clinic.test')]);
});

test('unusual names are sent as they were typed', async ({ page, backend }) => {
  await backend.start('physician', newPatientPath);
  // new-patient.test.ts checks every sign on the payload; this test checks a few end to end.
  const names = [...hostileTexts.filter((text) => /script|👩/u.test(text)), 'x'.repeat(255)];
  for (const [index, name] of names.entries()) {
    await fillInNewPatient(page, `nora.${index}@clinic.test`);
    await field(newPatientForm(page), 'First name').fill(name);
    await addButton(page).click();
    await expect.poll(() => pathOf(page), name).toBe('/physician/list-patient');
    await page.getByRole('main').getByRole('link', { name: 'Add New Patient' }).click();
  }
  const { accounts } = (await backend.snapshot()).tables;
  const addedNames = accounts.slice(-names.length).map(({ firstName }) => firstName);
  expect(addedNames).toEqual(names);
});

test.describe('at 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 800 }, hasTouch: true });

  test('the form fits when blank, when refused and when filled in', async ({ page, backend }) => {
    await backend.start('physician', newPatientPath);
    await expect(addButton(page)).toBeVisible();
    await expectNothingCut(page, 'blank');
    await field(newPatientForm(page), 'Email').fill('nora@');
    await addButton(page).click();
    await expect(page.getByText('Please enter valid email address.').first()).toBeVisible();
    await expectNothingCut(page, 'refused');
    await expectAccessible(page, 'refused');
    await fillInNewPatient(page, `${'n'.repeat(60)}@clinic.test`);
    await newPatientForm(page).getByRole('checkbox', { name: 'Other' }).check();
    await field(newPatientForm(page), 'First name').fill('W'.repeat(255));
    await expectNothingCut(page, 'full');
  });
});
