import type { Page } from 'playwright';

/** A screen to load, and as whom. */
export interface BenchScreen {
  name: string;
  path: string;
  /** What must be seen for the screen to be there. */
  selector: string;
  /** A demo account's address. */
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

/** Signs the browser in by the mock's own door: what is measured is the screen, not the way there. */
export async function signIn(page: Page, url: string, email: string): Promise<void> {
  await page.goto(new URL('login', url).href);
  await page.waitForFunction(() => 'clinicMock' in window);
  await page.evaluate((address) => window.clinicMock.signIn(address), email);
}
