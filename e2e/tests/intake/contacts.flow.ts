import { expect } from 'playwright/test';
import { pathOf, test } from '../../support/app.ts';
import {
  chooseRadio,
  expectProblem,
  field,
  form,
  sectionHeading,
  shownAnswers,
  storedRecord,
  updateButton,
} from '../../support/screens/intake.ts';
import { expectToasts } from '../../support/screens/toasts.ts';

/** Texts by the labels of their fields. */
const typedAnswers = {
  'First name': 'Daniel',
  'Last name': 'Castellano',
  Phone: '(503) 555-0155',
  Relationship: 'Brother',
  'Physician’s first name': 'Helen',
  'Physician’s last name': 'Ashworth',
  'Physician’s phone': '1 (303) 555-0190',
  'Referred by': 'A friend',
  'Caretaker or guardian': 'Maria Castellano',
};
/** Record that these answers are stored as. */
const expectedRecord = {
  firstName: 'Daniel',
  lastName: 'Castellano',
  contactPhone: '5035550155',
  relationship: 'Brother',
  physicianFirstName: 'Helen',
  physicianLastName: 'Ashworth',
  physicianPhoneNumber: '13035550190',
  physicianKnowCannabisUse: false,
  referredBy: 'A friend',
  caretakerName: 'Maria Castellano',
};

test('contacts are saved and shown again', async ({ page, backend }) => {
  await backend.start('new-patient', 'myHealth/contact');
  const section = form(page, 'Contacts');
  const knowsGroup = section.getByRole('radiogroup', { name: 'Does the physician know about cannabis use?' });
  for (const [name, text] of Object.entries(typedAnswers)) await field(section, name).fill(text);
  await chooseRadio(section, 'Does the physician know about cannabis use?', 'No');
  await updateButton(section).click();
  await expect(sectionHeading(page, 'Diagnosis')).toBeFocused();
  expect(pathOf(page)).toBe('/myHealth/diagnosis');
  await expectToasts(page, ['Contact Information Update Successfully']);
  await expect(page.getByRole('link', { name: 'Contacts Completed' })).toBeVisible();
  expect(await storedRecord(backend, 'new-patient', 'Contacts')).toEqual(expectedRecord);

  const savedAnswers = await shownAnswers(section);
  await page.goto('myHealth/diagnosis');
  await page.getByRole('button', { name: 'Review answers in Contacts' }).click();
  const review = page.getByRole('region', { name: 'Contacts', exact: true });
  await expect(review.getByRole('definition')).toHaveText([
    'Daniel Castellano',
    '(503) 555-0155',
    'Brother',
    'Helen Ashworth',
    '1 (303) 555-0190',
    'No',
    'A friend',
    'Maria Castellano',
  ]);
  await page.goto('myHealth/contact');
  for (const [name, text] of Object.entries(typedAnswers))
    await expect(field(section, name)).toHaveValue(text);
  expect(await shownAnswers(section)).toEqual(savedAnswers);

  // Unanswered is a value of its own (decision 31).
  await knowsGroup.getByRole('button', { name: /^Clear/ }).click();
  await expect(knowsGroup.getByRole('radio', { checked: true })).toHaveCount(0);
  await updateButton(section).click();
  await expect(sectionHeading(page, 'Diagnosis')).toBeFocused();
  expect(await storedRecord(backend, 'new-patient', 'Contacts')).toEqual({
    ...expectedRecord,
    physicianKnowCannabisUse: null,
  });
});

test('each violated rule shows its message at the field, and nothing is sent', {
  tag: ['@wcag-3.3.1', '@wcag-3.3.3'],
}, async ({ page, backend }) => {
  await backend.start('half-done', 'myHealth/contact');
  const section = form(page, 'Contacts');
  const required = ['First name', 'Last name', 'Phone'];
  for (const name of required) await field(section, name).fill('  ');
  await updateButton(section).click();
  for (const name of required) await expectProblem(field(section, name), 'This field is required');
  await field(section, 'Phone').fill('130355501');
  await field(section, 'Physician’s phone').fill('1303');
  await updateButton(section).click();
  // Two spaces, as documented (intake §5).
  await expectProblem(field(section, 'Phone'), 'Please enter valid  Contact Phone.');
  await expectProblem(field(section, 'Physician’s phone'), 'Please enter valid Physician Phone Number.');
  expect((await backend.calls()).some(({ method }) => method === 'POST')).toBe(false);
});
