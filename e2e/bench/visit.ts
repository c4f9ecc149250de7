import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { type LayoutShift, recordLayoutShifts } from '../support/layout-shift.ts';
import type { BenchServer, Sent } from './bench-server.ts';
import { type Notes, probe } from './probe.ts';

export const desktop = { width: 1280, height: 900 };
/** Factor by which the main thread is slowed down. */
export const CPU = 4;
/** Lighthouse's slow 4G (1.6 Mbit/s), without its extra cost for connections. */
export const slow4g = { latencyMs: 150, bytesPerSecond: (1.6 * 1_000_000) / 8 };
const QUIET_MS = 1000;
const PATIENCE_MS = 60_000;

/** Slows down the page's main thread, as DevTools does. Worker threads are not slowed down. */
export async function slowDown(page: Page, factor: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: factor });
}

/** Counts the pending requests of a page, including calls to an API on another server. */
function followRequests(page: Page): () => number {
  let open = 0;
  page.on('request', () => (open += 1));
  page.on('requestfinished', () => (open -= 1));
  page.on('requestfailed', () => (open -= 1));
  return () => open;
}

/** Waits until requests, server and main thread are idle for a second. @throws after a minute */
async function untilIdle(page: Page, server: BenchServer, asked: () => number): Promise<void> {
  const giveUp = performance.now() + PATIENCE_MS;
  for (;;) {
    await sleep(100);
    const idle = await page.evaluate(() => {
      const [start, length] = window.bench.longTasks.at(-1) ?? [0, 0];
      return performance.now() - start - length;
    });
    const isQuiet = performance.now() - server.lastActivity > QUIET_MS;
    if (isQuiet && asked() === 0 && idle > QUIET_MS) return;
    if (performance.now() > giveUp) throw new Error(`${page.url()} does not come to rest`);
  }
}

/** Throttles all requests of a page, including API calls, as DevTools does. */
async function narrow(page: Page, { latencyMs, bytesPerSecond }: typeof slow4g): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const throughput = { downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond };
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    ...throughput,
  });
}

export interface Visit {
  page: Page;
  /** Responses sent until the page was idle. */
  sent: Sent[];
  notes: Notes;
  shifts: LayoutShift[];
}

interface VisitOptions {
  path: string;
  /** Selector of the element that shows that the screen is loaded. */
  selector: string;
  cpu?: number;
  /** Speed of the line for the page's own requests; omitted, it is as fast as the machine. */
  line?: typeof slow4g;
  viewport?: { width: number; height: number };
  /** Runs before the measured load, in the same browser profile. */
  before?: (page: Page) => Promise<void>;
}

/** Loads a page uncached until it is idle. @param look reads the page before it is closed */
export async function visit<Result>(
  browser: Browser,
  server: BenchServer,
  { path, selector, cpu = 1, line, viewport = desktop, before }: VisitOptions,
  look: (visit: Visit) => Promise<Result> | Result,
): Promise<Result> {
  const context = await browser.newContext({ viewport });
  try {
    if (before) {
      const page = await context.newPage();
      await before(page);
      const session = await context.newCDPSession(page);
      await session.send('Network.clearBrowserCache');
      const { origin } = new URL(server.url);
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'service_workers' });
      await page.close();
    }
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await page.addInitScript(probe, selector);
    await page.addInitScript(recordLayoutShifts);
    if (cpu > 1) await slowDown(page, cpu);
    if (line) await narrow(page, line);
    const asked = followRequests(page);
    const start = server.sent.length;
    await page.goto(new URL(path, server.url).href, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.bench?.visible > 0, undefined, { polling: 100 });
    await untilIdle(page, server, asked);
    const notes = await page.evaluate(() => window.bench);
    const shifts = await page.evaluate(() => window.layoutShifts);
    return await look({ page, sent: server.sent.slice(start), notes, shifts });
  } finally {
    await context.close();
  }
}
