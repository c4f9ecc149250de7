import { expect, type Page } from 'playwright/test';
import type { CapsuleHar } from '#mocks/capsule/capsule.ts';
import type { ReplayReport } from '#mocks/capsule/replay/finding.ts';

/** Returns the bug capsule of a page, redacted. */
export const readCapsule = (page: Page): Promise<CapsuleHar> =>
  page.evaluate(() => window.clinicMock.capsule());

const readReport = (page: Page) => page.evaluate(() => window.clinicMock.replayReport()).catch(() => null);

/** Replays a capsule in a page. @returns its report at the end */
export async function replayCapsule(page: Page, har: CapsuleHar): Promise<ReplayReport | null> {
  await page.evaluate((capsule) => window.clinicMock.replay(capsule, { pauseMs: 0 }), har);
  await expect.poll(async () => (await readReport(page))?.status).toBe('done');
  return readReport(page);
}
