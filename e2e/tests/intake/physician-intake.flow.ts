import { expect } from 'playwright/test';
import { heading, pathOf, test } from '../../support/app.ts';
import { field, form, sectionHeading, storedRecord, updateButton } from '../../support/screens/intake.ts';
import { findPatientField } from '../../support/screens/physician-dashboard.ts';
import { expectToasts } from '../../support/screens/toasts.ts';

test('a physician fills in a patient’s record, and every call names the patient', async ({
  page,
  backend,
}) => {
  await backend.start('physician', 'physician/dashboard');
  await findPatientField(page).fill('holloway');
  await page.getByRole('option', { name: /^Grace Holloway/ }).click();
  await page.getByRole('link', { name: 'Edit Health Intake' }).click();
  await expect(heading(page, 'Grace Holloway')).toBeVisible();
  await expect(sectionHeading(page, 'Diagnosis')).toBeVisible();
  expect(pathOf(page)).toBe('/physician/update-profile/patient/diagnosis');
  await expect(heading(page, 'Health Intake')).toBeHidden();
  await expect(page.getByText('Complete each section of the health form below.')).toBeHidden();

  await page.getByRole('link', { name: 'Contacts Completed' }).click();
  const section = form(page, 'Contacts');
  await field(section, 'Relationship').fill('Husband');
  await updateButton(section).click();
  await expect(sectionHeading(page, 'Diagnosis')).toBeFocused();
  await expectToasts(page, ['Contact Information Update Successfully']);
  expect(await storedRecord(backend, 'patient', 'Contacts')).toMatchObject({ relationship: 'Husband' });

  const calls = (await backend.calls()).filter(({ path }) => path.startsWith('intake/'));
  // The loop below has calls to check.
  expect(calls.length).toBeGreaterThan(3);
  for (const { method, path, payload } of calls) {
    if (method === 'GET') expect(path).toContain('?userId=patient');
    else expect(payload).toMatchObject({ userId: 'patient' });
  }

  const diagnosisForm = form(page, 'Diagnosis');
  await field(diagnosisForm, 'Primary diagnosis').fill('Physician’s own');
  await diagnosisForm.getByRole('button', { name: 'Add New Diagnose' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect((await backend.calls()).find(({ endpoint }) => endpoint === 'createDiagnosis')?.payload).toEqual({
    name: 'Physician’s own',
    user_id: 'patient',
    is_cancer: false,
  });
});

test('the record of another physician’s patient is refused with a message', async ({ page, backend }) => {
  await backend.start('physician', 'physician/update-profile/twofa-patient');
  const refusalNotice = page.getByRole('alert').filter({ hasText: 'This record is not open to you.' });
  await expect(refusalNotice).toBeVisible();
  await expect(page.getByRole('form')).toHaveCount(0);
  const readCall = (await backend.calls()).find(({ endpoint }) => endpoint === 'readPatient');
  expect(readCall?.status).toBe(403);
  await page.goto('physician/update-profile/nobody/contact');
  await expect(refusalNotice).toBeVisible();
  await refusalNotice.getByRole('link', { name: 'Go to your dashboard' }).click();
  await expect(heading(page, 'Your patients')).toBeVisible();
});
