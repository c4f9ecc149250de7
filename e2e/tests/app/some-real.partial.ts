import { expect, type Page } from 'playwright/test';
import { expectNoScriptError, heading, logIn, test } from '../../support/app.ts';
import { type Backend, httpBackend } from '../../support/backend.ts';
import { newNoteForm, noteCards, noteField, saveNoteButton } from '../../support/screens/notes.ts';

/* The build mocks notes and Shoops (`e2e/support/builds.ts`). The API is a mock over HTTP. */

const panel = (page: Page) => page.getByRole('dialog', { name: 'Mock console' });
const notice = (page: Page) => page.getByRole('complementary', { name: 'Mock notice' });
const patientPage = 'physician/patient-profile/complete-patient?view=notes';

async function openTab(page: Page, name: string): Promise<void> {
  if (!(await panel(page).isVisible())) await page.getByRole('button', { name: 'Mock console' }).click();
  await panel(page).getByRole('tab', { name }).click();
}

/** Counts the API's calls by their endpoints. */
async function countApiCalls(api: Backend, ...names: string[]): Promise<number[]> {
  const calls = await api.calls();
  return names.map((name) => calls.filter(({ endpoint }) => endpoint === name).length);
}

/** Resets the API, and signs in at it by the form. */
async function signIn(page: Page, api: Backend, email: string): Promise<void> {
  await page.goto('login');
  await api.reset('clinic');
  await logIn(page, email);
}

test('a physician signs in at the API, reads mocked notes on its patient, and cannot save half of each', async ({
  page,
  mockApi,
}) => {
  const api = httpBackend(page, mockApi?.url ?? '');
  await expectNoScriptError(page, async () => {
    await page.goto('login');
    await expect(page.getByText('Sign in with an account of 127.0.0.1:4010.')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Partly demo data');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await signIn(page, api, 'physician@clinic.test');
    await expect(heading(page, 'Your patients')).toBeVisible();

    await page.goto(patientPage);
    await expect(heading(page, 'Ruth Okafor')).toBeVisible();
    await expect(noteCards(page)).not.toHaveCount(0);
    const [logins, patients, notes] = await countApiCalls(api, 'login', 'readPatient', 'listNotes');
    expect([logins, notes]).toEqual([1, 0]);
    expect(patients).toBeGreaterThan(0);
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toHaveLength(0);

    await noteField(page).fill('Ask oncology about duloxetine.');
    await saveNoteButton(page).click();
    const sentence = /“notes” is answered by the mock; patientId “complete-patient” is of “patients”/;
    await expect(notice(page)).toContainText(sentence);
    await expect(newNoteForm(page)).toContainText(sentence);
    await expect(noteField(page)).toHaveValue('Ask oncology about duloxetine.');
    await notice(page).getByRole('button', { name: 'Close' }).click();

    await openTab(page, 'Calls');
    const row = (name: RegExp) => panel(page).getByRole('button', { name }).first();
    await expect(row(/^GET physician\/patient\?.*API.*200/)).toBeVisible();
    await expect(row(/^GET physician\/notes.*mock.*200/)).toBeVisible();
    await expect(row(/^POST physician\/notes.*mock.*400/)).toBeVisible();
  });
});

test('the console mocks the patients as well, which lets the note be saved; the API is not asked', async ({
  page,
  mockApi,
}) => {
  const api = httpBackend(page, mockApi?.url ?? '');
  await signIn(page, api, 'physician@clinic.test');
  await expect(heading(page, 'Your patients')).toBeVisible();
  await openTab(page, 'API');
  await expect(panel(page)).toContainText(
    'Helen Ashworth, physician@clinic.test (by the e-mail of the login)',
  );
  await panel(page).getByRole('checkbox', { name: 'patients' }).check();
  await panel(page).getByRole('button', { name: 'Apply and reload' }).click();
  await expect(panel(page).getByRole('button', { name: 'Back to VITE_MOCKS' })).toBeVisible();
  const before = await countApiCalls(api, 'listPatients', 'readPatient');

  await page.goto(patientPage);
  await noteField(page).fill('Ask oncology about duloxetine.');
  await saveNoteButton(page).click();
  await expect(noteCards(page).first()).toContainText('Ask oncology about duloxetine.');
  expect(await countApiCalls(api, 'listPatients', 'readPatient', 'createNote')).toEqual([...before, 0]);
  // The figures count patients, and are still the API's.
  const [figures] = await countApiCalls(api, 'readDashboard');
  expect(figures).toBeGreaterThan(0);
});

test('a patient of the API stands for the person that the developer chooses', async ({ page, mockApi }) => {
  const api = httpBackend(page, mockApi?.url ?? '');
  await signIn(page, api, 'new.patient@clinic.test');
  await expect(heading(page, 'Welcome, Owen')).toBeVisible();
  await page.goto('dosing-history');
  await expect(page.getByText('No Recommended Shoop added Yet')).toBeVisible();
  await openTab(page, 'People');
  await panel(page).getByRole('button', { name: 'Stand for Ruth Okafor' }).click();
  await expect(heading(page, 'Welcome, Owen')).toBeVisible();
  await page.goto('dosing-history');
  await expect(page.getByRole('article', { name: /^Recommended on/ })).toHaveCount(3);
  await panel(page).getByRole('button', { name: 'Stand for Helen Ashworth' }).click();
  await expect(panel(page).getByRole('alert')).toContainText('you are signed in as a patient');
  expect(await countApiCalls(api, 'listShoops')).toEqual([0]);
  // The API takes the token for run out; the mock never does.
  await api.advance(20 * 60_000);
  await page.goto('dashboard?scenario=half-done');
  await expect(notice(page)).toContainText('“half-done” can sign nobody in here');
  await expect(heading(page, 'Welcome, Owen')).toBeVisible();
  await expect.poll(() => countApiCalls(api, 'refresh')).toEqual([1]);
});
