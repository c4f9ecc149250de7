import { expect, type Page } from 'playwright/test';
import type { CapsuleHar } from '#mocks/capsule/capsule.ts';
import type { ReplayReport } from '#mocks/capsule/replay/finding.ts';
import type { Backend } from './backend.ts';
import { chooseRadio, field, form, sectionHeading, updateButton } from './screens/intake.ts';

/** Returns the bug capsule of a page, redacted, once the page is at rest. */
export async function readCapsule(page: Page): Promise<CapsuleHar> {
  await page.waitForFunction(() => 'clinicMock' in window);
  return page.evaluate(() => window.clinicMock.capsule());
}

const readReport = (page: Page) => page.evaluate(() => window.clinicMock.replayReport()).catch(() => null);

/** Replays a capsule in a page; a missing element takes a while. @returns its last report */
export async function replayCapsule(page: Page, har: CapsuleHar): Promise<ReplayReport | null> {
  await page.waitForFunction(() => 'clinicMock' in window);
  await page.evaluate((capsule) => window.clinicMock.replay(capsule, { pauseMs: 0 }), har);
  await expect.poll(async () => (await readReport(page))?.status, { timeout: 90_000 }).toBe('done');
  return readReport(page);
}

/** Answers that no scenario has. */
const typedAnswers = {
  'First name': 'Jozefien',
  'Last name': 'Vandenbroucke',
  Phone: '(971) 733-0155',
  Relationship: 'Stepsister once removed',
};
/** Pattern of the typed answers, however they are written. */
export const typedTexts = /jozefien|vandenbroucke|9717330155|733-0155|stepsister/i;

/** Fills in and saves a section, reloads, and opens the section again. */
export async function saveContacts(page: Page, backend: Backend): Promise<void> {
  await backend.start('new-patient', 'myHealth/contact');
  const section = form(page, 'Contacts');
  for (const [name, text] of Object.entries(typedAnswers)) await field(section, name).fill(text);
  await chooseRadio(section, 'Does the physician know about cannabis use?', 'No');
  await updateButton(section).click();
  await expect(sectionHeading(page, 'Diagnosis')).toBeFocused();
  await page.reload();
  await page.getByRole('link', { name: 'Contacts Completed' }).click();
  await expect(field(section, 'First name')).toHaveValue('Jozefien');
}
