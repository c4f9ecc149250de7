import { expect, type Locator, type Page } from 'playwright/test';
import { pathOf, test } from '../../support/app.ts';
import {
  choose,
  chooseRadio,
  expectProblem,
  field,
  form,
  sectionHeading,
  shownAnswers,
  storedRecord,
  updateButton,
} from '../../support/screens/intake.ts';
import { expectToasts, toastLifetime } from '../../support/screens/toasts.ts';

const savedMessage = 'Patient Information Update Successfully';

/** Record that is sent and stored after every kind of question below has been answered. */
const expectedRecord = {
  suffix: 'Dr',
  firstName: 'Amélie',
  lastName: 'O’Neil',
  occupation: 'Technology',
  education: "Haven't graduated high school",
  address: '12 Elm Street',
  addressTwo: 'Unit 4',
  city: 'Boulder',
  zipCode: '08030',
  country: 'United States',
  state: 'Colorado',
  homePhone: '13035550177',
  phone: '3035550142',
  dob: '04-28-1986',
  gender: 'Decline To Answer',
  ethnicity: {
    hispanic: true,
    black: false,
    latino: false,
    east: true,
    south: false,
    middle: false,
    native: false,
    other: false,
  },
  bloodGroup: 'none',
  heightUnit: 'cm',
  heightFeet: '',
  heightInches: '',
  heightCM: '163',
  weight: '64',
  weightUnit: 'KG',
};

/** Enters a height in feet and inches and expects the same height in both units. */
async function expectHeightConverted(section: Locator): Promise<void> {
  await field(section, 'Height, feet').fill('5');
  await field(section, 'Height, inches').fill('4');
  await chooseRadio(section, 'Height unit', 'Centimeters');
  await expect(field(section, 'Height')).toHaveValue('163');
  await expect(field(section, 'Height, feet')).toBeHidden();
  await chooseRadio(section, 'Height unit', 'Feet and inches');
  await expect(field(section, 'Height, feet')).toHaveValue('5');
  await expect(field(section, 'Height, inches')).toHaveValue('4');
}

/** Answers every kind of question, so that `record` results. */
async function fillInEveryKind(page: Page, section: Locator): Promise<void> {
  await choose(section, 'Prefix or suffix', 'Dr (Doctor)');
  await field(section, 'First name').fill(' Amélie ');
  await field(section, 'Last name').fill('O’Neil');
  await choose(section, 'Occupation', 'Technology');
  await choose(section, 'Highest education', "Haven't graduated high school");
  await field(section, 'Address line 1').fill('12 Elm Street');
  await field(section, 'Address line 2').fill('Unit 4');
  await field(section, 'City').fill('Boulder');
  await field(section, 'Zip or postal code').fill('08030');

  await expect(field(section, 'Country')).toHaveValue('United States');
  await choose(section, 'Country', 'Canada');
  await choose(section, 'State or region', 'Ontario');
  await field(section, 'Country').click();
  await expect(page.getByRole('option').first()).toHaveText('United States');
  await page.getByRole('option', { name: 'United States', exact: true }).click();
  await expect(field(section, 'State or region')).toHaveValue('');
  await choose(section, 'State or region', 'Colorado');

  await field(section, 'Home phone').fill('+1 303-555-0177');
  await expect(field(section, 'Home phone')).toHaveValue('1 (303) 555-0177');
  await field(section, 'Cell phone').fill('3035550142');
  await field(section, 'Date of birth').fill('04/28/1986');
  await expect(field(section, 'Date of birth')).toHaveValue('04-28-1986');
  await choose(section, 'Sex assigned at birth', 'Decline To Answer');
  await section.getByRole('checkbox', { name: 'Hispanic' }).check();
  await section.getByRole('checkbox', { name: 'East Asian' }).check();
  await choose(section, 'Blood type', "I don't Know");

  await expectHeightConverted(section);
  await chooseRadio(section, 'Height unit', 'Centimeters');
  await field(section, 'Weight').fill('64');
  await chooseRadio(section, 'Weight unit', 'KG');
}

test('every kind of answer is saved and shown again', async ({ page, backend }) => {
  await backend.start('new-patient', 'myHealth/info-patient');
  const section = form(page, 'Patient Information');
  // The form is prefilled with the profile's data, which can be saved without a change.
  await expect(field(section, 'First name')).toHaveValue('Owen');
  await expect(updateButton(section)).toBeEnabled();
  await fillInEveryKind(page, section);

  await updateButton(section).click();
  await expect(sectionHeading(page, 'Contacts')).toBeFocused();
  expect(pathOf(page)).toBe('/myHealth/contact');
  await expectToasts(page, [savedMessage]);
  await expect(page.getByRole('link', { name: 'Patient Information Completed' })).toBeVisible();
  await expect(updateButton(section)).toBeDisabled();
  const saveCall = (await backend.calls()).find(({ endpoint }) => endpoint === 'savePatientInformation');
  expect(saveCall?.payload).toEqual(expectedRecord);
  expect(saveCall).toMatchObject({ status: 200, requestFits: true, replyFits: true });
  expect(await storedRecord(backend, 'new-patient', 'PatientInformation')).toEqual(expectedRecord);
  expect(await toastLifetime(page, savedMessage)).toBeGreaterThan(2900);

  await field(section, 'First name').fill('Amélie');
  const savedAnswers = await shownAnswers(section);
  await page.goto('myHealth/info-patient');
  await expect(field(section, 'First name')).toHaveValue('Amélie');
  await expect(field(section, 'State or region')).toHaveValue('Colorado');
  expect(await shownAnswers(section)).toEqual(savedAnswers);
});

test('each violated rule shows its message at the field, and nothing is sent', {
  tag: ['@wcag-3.3.1', '@wcag-3.3.3'],
}, async ({ page, backend }) => {
  await backend.start('half-done', 'myHealth/info-patient');
  const section = form(page, 'Patient Information');
  const required = ['First name', 'Last name', 'Zip or postal code', 'Cell phone'];
  for (const name of required) await field(section, name).fill('');
  await updateButton(section).click();
  const summary = section.getByRole('region', { name: 'Please check these answers' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText(
    required.map((name) => `${name}: This field is required`),
  );
  for (const name of required) await expectProblem(field(section, name), 'This field is required');
  await summary.getByRole('link', { name: /^Cell phone/ }).click();
  await expect(field(section, 'Cell phone')).toBeFocused();

  const invalidInputs: [name: string, text: string, message: string][] = [
    ['Zip or postal code', '8020A', 'Please enter a Positive Whole value'],
    ['Home phone', '1303555', 'Please enter valid Home Phone.'],
    ['Cell phone', '130355501', 'Please enter valid phone number.'],
    ['Date of birth', '02-30-1986', 'Please enter the date as MM-DD-YYYY, for example 04-28-1986'],
    ['Height, feet', '5.5', 'Please enter a Positive Whole value'],
    ['Height, inches', '12', 'Please Enter less then or equal to Eleven'],
    ['Weight', '-5', 'Please enter a Positive Whole value'],
  ];
  for (const [name, text] of invalidInputs) await field(section, name).fill(text);
  await field(section, 'First name').fill('Grace');
  await expectProblem(field(section, 'First name'), null);
  await updateButton(section).click();
  await expect(summary).toBeFocused();
  for (const [name, , message] of invalidInputs) await expectProblem(field(section, name), message);

  await field(section, 'Date of birth').fill('01-01-2199');
  await updateButton(section).click();
  await expectProblem(field(section, 'Date of birth'), 'Please enter a date that is not in the future');
  const today = await page.evaluate(() => {
    const now = new Date();
    const twoDigits = (part: number) => String(part).padStart(2, '0');
    return `${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}-${now.getFullYear()}`;
  });
  await field(section, 'Date of birth').fill(today);
  await updateButton(section).click();
  await expectProblem(field(section, 'Date of birth'), null);
  // Six of the invalid answers, and the last name, which is still empty.
  await expect(summary.getByRole('link')).toHaveCount(7);
  expect((await backend.calls()).some(({ method }) => method === 'POST')).toBe(false);
});
