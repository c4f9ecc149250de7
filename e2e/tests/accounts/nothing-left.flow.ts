import { expect, type Page } from 'playwright/test';
import {
  expectPatientDashboard,
  heading,
  logIn,
  logOut,
  logOutUnsaved,
  pathOf,
  sessionKeys,
  test,
} from '../../support/app.ts';
import type { Backend } from '../../support/backend.ts';
import { readAllStoredData } from '../../support/disk.ts';
import { expectDrafts } from '../../support/screens/drafts.ts';
import { field, form, sectionList } from '../../support/screens/intake.ts';

/** Time without activity that ends a session: 15 minutes. */
const idleLimitMs = 900_000;
const typedText = 'Estranged half-sister';
/** Data of the patient on the pages that `fillCaches` opens, and the typed text. */
const secrets = ['Holloway', 'Juniper', '04-28-1986', 'Spouse', 'Ashworth', 'Myrcene', typedText];

const leakedSecrets = async (page: Page) => {
  const storedData = await readAllStoredData(page);
  return secrets.filter((secret) => storedData.includes(secret));
};

/** Fills the caches and leaves an answer unsaved. @returns both tokens */
async function fillCaches(page: Page, backend: Backend): Promise<string[]> {
  await backend.start('half-done', 'dashboard');
  await expect(page.getByText('20 mg a day')).toBeVisible();
  await page.getByRole('link', { name: 'Continue your Health Intake' }).click();
  for (const section of ['Patient Information', 'Contacts'])
    await sectionList(page).getByRole('link', { name: section }).click();
  const relationship = field(form(page, 'Contacts'), 'Relationship');
  await expect(relationship).toHaveValue('Spouse');
  expect(await leakedSecrets(page), 'what is looked for can be found').toContain('Spouse');
  await relationship.fill(typedText);
  await expectDrafts(page, 1);
  return page.evaluate(() => ['token', 'refreshToken'].map((key) => localStorage.getItem(key) ?? ''));
}

/** Expects no data of the patient in any storage, also after the browser's Back. */
async function expectNothingLeft(page: Page, tokens: readonly string[]): Promise<void> {
  // A logout first checks for unsaved changes.
  await expect.poll(() => sessionKeys(page)).toEqual([]);
  for (let back = 0; back < 3; back += 1) {
    await expect(heading(page, 'Welcome back')).toBeVisible();
    expect(await leakedSecrets(page)).toEqual([]);
    const storedData = await readAllStoredData(page);
    for (const token of tokens) expect(storedData.includes(token), 'a token').toBe(false);
    await page.goBack();
  }
}

/** Logs in another user on the same page and expects every record to be fetched again. */
async function expectNothingForTheNext(page: Page, backend: Backend): Promise<void> {
  const readEndpoints = [
    'readIntakeStatus',
    'listCheckUps',
    'listShoops',
    'listLinkedPhysicians',
    'listNotifications',
  ];
  // No call is answered, so that only a cache could show a record. Any endpoint's type will do.
  for (const endpoint of readEndpoints as 'listShoops'[])
    await backend.fault({ endpoint, effect: { kind: 'timeout' } });
  await logIn(page, 'new.patient@clinic.test');
  await expect(heading(page, 'Welcome, Owen')).toBeVisible();
  await expect(page.getByText('Loading your newest Shoop')).toBeAttached();
  expect(await leakedSecrets(page)).toEqual([]);
}

test('a logout leaves no data behind, not even for the back button', async ({ page, backend }) => {
  const tokens = await fillCaches(page, backend);
  await logOutUnsaved(page, 'Grace Holloway', 'Not saved on this page: Contacts.');
  await expect(heading(page, 'Welcome back')).toBeVisible();
  expect(pathOf(page)).toBe('/login');
  await expectDrafts(page, 0);
  await expect
    .poll(async () => (await backend.calls()).find(({ endpoint }) => endpoint === 'logout')?.payload)
    .toEqual({ refreshToken: tokens[1] });
  expect((await backend.snapshot()).tables.sessions).toEqual([]);
  await expectNothingForTheNext(page, backend);
  await logOut(page, 'Owen Castellano');
  await expectNothingLeft(page, tokens);
});

test('an idle logout after 15 minutes leaves no readable data behind', async ({ page, backend }) => {
  await page.clock.install();
  const tokens = await fillCaches(page, backend);
  await page.clock.fastForward(idleLimitMs + 1000);
  await expect(page.getByText('Nothing happened for 15 minutes')).toBeVisible();
  // The unsaved answer is kept for its author, encrypted (decision 15).
  await expectDrafts(page, 1);
  await expectNothingLeft(page, tokens);
});

test('a page from the back/forward cache checks the session again', async ({ page, backend }) => {
  await backend.start('half-done', 'dashboard');
  await expectPatientDashboard(page);
  await page.evaluate(() => {
    // State after a logout in another page, whose events a frozen page does not receive.
    for (const key of ['token', 'refreshToken', 'currentUser', 'role', 'status'])
      localStorage.removeItem(key);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(heading(page, 'Welcome back')).toBeVisible();
  expect(await leakedSecrets(page)).toEqual([]);
});

test('an unfinished sign-up is deleted by a login', async ({ page, backend }) => {
  await backend.start('clinic', 'login');
  await page.evaluate(() => {
    sessionStorage.setItem('signUp', '{"personal":{"firstName":"Quill"}}');
    sessionStorage.setItem('physicianSignUp', '{"answers":{"firstName":"Quill"}}');
    localStorage.setItem('registrationUserId', 'patient-quill');
  });
  await logIn(page, 'new.patient@clinic.test');
  await expect(heading(page, 'Welcome, Owen')).toBeVisible();
  await expect.poll(() => readAllStoredData(page)).not.toMatch(/quill/i);
});
