import type { Browser, Page } from 'playwright/test';
import type { CapsuleHar } from '#mocks/capsule/capsule.ts';
import type { Finding } from '#mocks/capsule/replay/finding.ts';
import { isUserAct } from '#mocks/capsule/step.ts';
import { readCapsule } from '../capsules.ts';
import type { AppWalk } from './walks.ts';

/** Time zone of the recordings. */
const zone = 'America/New_York';
const size = { viewport: { width: 1280, height: 900 }, locale: 'en-US' } as const;

/** Returns a capsule with pauses behind typing alone: a replay then waits for the page alone. */
function withoutPauses(har: CapsuleHar): CapsuleHar {
  const { _clinic } = har.log;
  let at = 0;
  const steps = _clinic.steps.map((step, index) => {
    const before = _clinic.steps[index - 1];
    // A form does something after a pause in typing.
    if (before?.kind === 'type') at += step.at - before.at;
    return { ...step, at };
  });
  return { log: { ...har.log, _clinic: { ..._clinic, steps } } };
}

/** Times that a capsule is read, five seconds each, until it has the view of the last act. */
const maxReadings = 4;

/** Returns the capsule of a page once it has the view of the last act. */
async function readViewedCapsule(page: Page): Promise<CapsuleHar> {
  let har = await readCapsule(page);
  for (let readings = 1; readings < maxReadings && !isViewed(har); readings += 1)
    har = await readCapsule(page);
  return har;
}

/** Returns true if a view was recorded behind the last act. */
function isViewed({ log: { _clinic } }: CapsuleHar): boolean {
  const lastAct = _clinic.steps.findLast(isUserAct);
  const lastView = _clinic.views?.at(-1);
  return lastAct !== undefined && lastView !== undefined && lastView.order > lastAct.order;
}

/**
 * Records a walk in a browser context of its own.
 * @param url address of a build
 * @throws Error if the walk cannot be gone to its end, unless it may end early
 */
export async function recordWalk(
  browser: Browser,
  url: string,
  { scenario, path, acts }: AppWalk,
  mayEndEarly = false,
): Promise<CapsuleHar> {
  const context = await browser.newContext({ baseURL: url, timezoneId: zone, ...size });
  const page = await context.newPage();
  page.setDefaultTimeout(mayEndEarly ? 3000 : 20_000);
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}scenario=${scenario}`);
  await readViewedCapsule(page);
  try {
    for (const act of acts) {
      await act(page);
      await readViewedCapsule(page);
    }
  } catch (error) {
    // On a build with a fault, the user comes no further.
    if (!mayEndEarly) throw error;
  }
  const har = withoutPauses(await readCapsule(page));
  await context.close();
  return har;
}

/** Conditions of a replay. */
interface ReplayOptions {
  /** Time zone of the browser. */
  timezoneId?: string;
  /** Days by which the computer's clock is ahead. */
  daysLater?: number;
  /** True to end with the first difference. */
  endsAtFirst?: boolean;
}

/** Replays a capsule in a fresh browser context. @returns the differences */
export async function replayWalk(
  browser: Browser,
  url: string,
  har: CapsuleHar,
  { timezoneId = zone, daysLater = 0, endsAtFirst = false }: ReplayOptions = {},
): Promise<readonly Finding[]> {
  const context = await browser.newContext({ timezoneId, ...size });
  const page = await context.newPage();
  if (daysLater > 0) await page.clock.install({ time: Date.now() + daysLater * 24 * 3_600_000 });
  await page.goto(`${url}login`);
  await page.waitForFunction(() => 'clinicMock' in window);
  await page.evaluate((capsule) => window.clinicMock.replay(capsule, { pauseMs: 0 }), har);
  const readReport = () => page.evaluate(() => window.clinicMock?.replayReport()).catch(() => null);
  let report = await readReport();
  while (report?.status !== 'done' && !(endsAtFirst && report?.findings.length)) {
    await page.waitForFunction(() => 'clinicMock' in window).catch(() => undefined);
    report = await readReport();
  }
  await context.close();
  return report?.findings ?? [];
}
