import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright';
import { launchOptions } from '../support/chromium.ts';
import type { ColdScreen } from './cold-screens.ts';
import { mailedPath, signInOver } from './mock-api.ts';
import type { Finding } from './report.ts';
import type { Setting } from './setting.ts';
import { repeatMeasurement } from './statistics.ts';

/** Result of Lighthouse, as far as it is read here. */
interface LighthouseRun {
  lhr: {
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
    audits: Record<string, { score: number | null; title: string; numericValue?: number }>;
    runtimeError?: { message: string };
  };
}
type RunLighthouse = (url: string, flags: object) => Promise<LighthouseRun | undefined>;

/** Lowest scores of 100: performance of public and other pages, and the other categories. */
const lowest = { publicPage: 98, signedIn: 90, others: 100 };
const otherCategories = ['accessibility', 'best-practices', 'seo'];

/** Loads Lighthouse, which is no dependency. @throws Error that says how to install it */
async function loadLighthouse(): Promise<RunLighthouse> {
  const name = 'lighthouse';
  const loaded = await import(name).catch((error: unknown) => {
    throw new Error('Install Lighthouse first: npm install --no-save lighthouse', { cause: error });
  });
  return (loaded as { default: RunLighthouse }).default;
}

/** Finds a free port for the browser's debugging protocol. */
const findFreePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

/** Opens a browser of its own with an empty profile, calls `use` and closes it. */
async function withBrowser<Result>(
  use: (context: BrowserContext, port: number) => Promise<Result>,
): Promise<Result> {
  const profile = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const port = await findFreePort();
  const options = await launchOptions();
  // Lighthouse opens its page in the profile's context, and finds the browser by its port.
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
  });
  try {
    return await use(context, port);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

const percent = (score: number | null | undefined) => Math.round((score ?? 0) * 100);

/** Lists the audits that cost one of the other categories points. */
const listFailedAudits = ({ lhr }: LighthouseRun) =>
  otherCategories
    .flatMap((category) => lhr.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => lhr.audits[id]?.title ?? id);

/** Describes what makes the performance: first and largest paint, and how long input would wait. */
function describePerformance({ lhr: { audits } }: LighthouseRun): string {
  const seconds = (id: string) => ((audits[id]?.numericValue ?? 0) / 1000).toFixed(1);
  const [first, largest] = [seconds('first-contentful-paint'), seconds('largest-contentful-paint')];
  const blockedMs = Math.round(audits['total-blocking-time']?.numericValue ?? 0);
  return `paints ${first} and ${largest} s, blocked ${blockedMs} ms`;
}

/** Visits a screen of the live build with nothing cached. */
async function visitOnce(runLighthouse: RunLighthouse, { servers, api }: Setting, screen: ColdScreen) {
  return withBrowser(async (context, port) => {
    const path = typeof screen.path === 'string' ? screen.path : await mailedPath(api, screen.path);
    const page = await context.newPage();
    if (screen.signedInAs) await signInOver(api, servers.live.url, screen.signedInAs)(page);
    await page.close();
    const run = await runLighthouse(new URL(path, servers.live.url).href, {
      port,
      logLevel: 'error',
      onlyCategories: ['performance', ...otherCategories],
      // The session is stored in the page's storage. The profile is new, so nothing is cached.
      disableStorageReset: true,
    });
    if (!run || run.lhr.runtimeError)
      throw new Error(`Lighthouse failed at /${path}: ${run?.lhr.runtimeError?.message ?? 'no result'}`);
    return run;
  });
}

const readPerformance = ({ lhr }: LighthouseRun) => percent(lhr.categories.performance?.score);

/** Compares a screen's scores with the targets. The best round counts; other work adds time. */
function compareScores(screen: ColdScreen, runs: readonly LighthouseRun[]): Finding {
  const best = runs.reduce((one, other) => (readPerformance(other) > readPerformance(one) ? other : one));
  const others = otherCategories.map((name) => percent(best.lhr.categories[name]?.score));
  const lowestPerformance = screen.signedInAs ? lowest.signedIn : lowest.publicPage;
  return {
    subject: `Lighthouse on a phone: ${screen.name}`,
    measured: [
      [readPerformance(best), ...others].join(', '),
      describePerformance(best),
      ...listFailedAudits(best),
    ].join('; '),
    target: `≥ ${[lowestPerformance, ...others.map(() => lowest.others)].join(', ')}`,
    met: readPerformance(best) >= lowestPerformance && others.every((score) => score >= lowest.others),
  };
}

/**
 * Measures Lighthouse's scores of the live screens, uncached, on its phone: performance,
 * accessibility, best practices and SEO.
 * @throws Error if Lighthouse is not installed
 */
export async function measureLighthouse(setting: Setting): Promise<Finding[]> {
  const runLighthouse = await loadLighthouse();
  const findings: Finding[] = [];
  for (const screen of setting.screens) {
    const runs = await repeatMeasurement(setting.runs, () => visitOnce(runLighthouse, setting, screen));
    findings.push(compareScores(screen, runs));
  }
  return findings;
}
