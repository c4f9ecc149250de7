import { expect, type Page } from 'playwright/test';
import { expectPatientDashboard, heading, logIn, logOut, test } from '../../support/app.ts';
import { field, form } from '../../support/screens/intake.ts';

/** Makes both storages throw at their names, as in a browser that blocks all site data. */
async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { configurable: true, get });
  });
}

test('a browser that blocks its storage logs in, edits the intake and logs out', async ({
  page,
  backend,
}) => {
  // Before the storage is blocked, since the backend clears the session in it.
  await backend.start('clinic', '');
  await blockStorage(page);
  await page.goto('login');
  await logIn(page, 'patient@clinic.test');
  await expectPatientDashboard(page);
  await page.getByRole('link', { name: 'Continue your Health Intake' }).click();
  await page.getByRole('link', { name: 'Contacts' }).first().click();
  const contacts = form(page, 'Contacts');
  await field(contacts, 'Relationship').fill('Sister');
  await contacts.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Contact Information Update Successfully').first()).toBeVisible();
  await logOut(page, 'Grace Holloway');
  await expect(heading(page, 'Welcome back')).toBeVisible();
});

test('a browser that blocks its storage keeps a sign-up until the page is left', async ({
  page,
  backend,
}) => {
  await backend.start('clinic', '');
  await blockStorage(page);
  await page.goto('signup');
  const personal = page.getByRole('form', { name: 'Personal Information' });
  await field(personal, 'First name').fill('Ada');
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(heading(page, 'Welcome back')).toBeVisible();
  await page.goBack();
  await expect(field(personal, 'First name')).toHaveValue('Ada');
});
