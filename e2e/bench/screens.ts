import type { Page } from 'playwright';

/** Screen to load, and the account that is signed in. */
export interface BenchScreen {
  name: string;
  path: string;
  /** Element whose visibility shows that the screen has loaded. */
  selector: string;
  /** E-mail address of a demo account. */
  signedInAs?: string;
}

export const loginScreen: BenchScreen = { name: '/login', path: 'login', selector: 'button[type=submit]' };

const patient = 'complete.patient@clinic.test';
const physician = 'physician@clinic.test';

export const wizardScreen: BenchScreen = {
  name: 'wizard',
  path: 'myHealth/info-patient',
  selector: 'form input',
  signedInAs: patient,
};

export const screens: readonly BenchScreen[] = [
  loginScreen,
  { name: 'patient dashboard', path: 'dashboard', selector: 'main h1', signedInAs: patient },
  wizardScreen,
  { name: 'physician dashboard', path: 'physician/dashboard', selector: 'main h1', signedInAs: physician },
];

/** Signs in through the mock, so that only the screen is measured. */
export async function signIn(page: Page, url: string, email: string): Promise<void> {
  await page.goto(new URL('login', url).href);
  await page.waitForFunction(() => 'clinicMock' in window);
  await page.evaluate((address) => window.clinicMock.signIn(address), email);
}
