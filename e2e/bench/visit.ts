import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { type LayoutShift, recordLayoutShifts } from '../support/layout-shift.ts';
import type { BenchServer, SentResponse } from './bench-server.ts';
import { measurePage, type PageMeasurements } from './probe.ts';

export const desktop = { width: 1280, height: 900 };
/** Factor by which the CPU is slowed down. */
export const cpuSlowdown = 4;
/** Lighthouse's slow 4G (1.6 Mbit/s), without its extra cost for connections. */
export const slow4g = { latencyMs: 150, bytesPerSecond: (1.6 * 1_000_000) / 8 };
/** A page is idle after this time without traffic and without a long task, in ms. */
const idleMs = 1000;
/** Time limit of a page to become idle, in ms. */
const timeLimitMs = 60_000;

/** Slows down the page's main thread, as DevTools does. Worker threads are not slowed down. */
export async function slowDown(page: Page, factor: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: factor });
}

/** Counts the pending requests of a page, including calls to an API on another server. */
function countPending(page: Page): () => number {
  let pending = 0;
  page.on('request', () => (pending += 1));
  page.on('requestfinished', () => (pending -= 1));
  page.on('requestfailed', () => (pending -= 1));
  return () => pending;
}

/** Waits until requests, server and main thread are idle for a second. @throws after a minute */
async function untilIdle(page: Page, server: BenchServer, pending: () => number): Promise<void> {
  const deadline = performance.now() + timeLimitMs;
  for (;;) {
    await sleep(100);
    const sinceLongTaskMs = await page.evaluate(() => {
      const [start, length] = window.bench.longTasks.at(-1) ?? [0, 0];
      return performance.now() - start - length;
    });
    const isServerIdle = performance.now() - server.lastActivity > idleMs;
    if (isServerIdle && pending() === 0 && sinceLongTaskMs > idleMs) return;
    if (performance.now() > deadline) throw new Error(`${page.url()} does not come to rest`);
  }
}

/** Throttles all requests of a page, including API calls, as DevTools does. */
async function throttleNetwork(page: Page, { latencyMs, bytesPerSecond }: typeof slow4g): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const throughput = { downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond };
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    ...throughput,
  });
}

/** Loaded and idle page, with what was recorded until then. */
export interface Visit {
  page: Page;
  /** Responses sent until the page was idle. */
  sent: SentResponse[];
  measurements: PageMeasurements;
  shifts: LayoutShift[];
}

export interface VisitOptions {
  path: string;
  /** Selector of the element that shows that the screen is loaded. */
  selector: string;
  /** Factor by which the CPU is slowed down; 1 if omitted. */
  cpuSlowdown?: number;
  /** Network throttling; omitted, nothing is throttled. */
  network?: typeof slow4g;
  viewport?: { width: number; height: number };
  /** Runs before the measured load, in the same browser profile. */
  prepare?: (page: Page) => Promise<void>;
}

/**
 * Loads a page uncached and waits until it is idle.
 * @param measure reads the idle page, which is closed afterwards
 * @returns the result of `measure`
 */
export async function visit<Result>(
  browser: Browser,
  server: BenchServer,
  { path, selector, cpuSlowdown = 1, network, viewport = desktop, prepare }: VisitOptions,
  measure: (visit: Visit) => Promise<Result> | Result,
): Promise<Result> {
  const context = await browser.newContext({ viewport });
  try {
    if (prepare) {
      const page = await context.newPage();
      await prepare(page);
      // Session and database of `prepare` stay; its cached files and its service worker go.
      const session = await context.newCDPSession(page);
      await session.send('Network.clearBrowserCache');
      const { origin } = new URL(server.url);
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'service_workers' });
      await page.close();
    }
    const page = await context.newPage();
    page.setDefaultTimeout(timeLimitMs);
    await page.addInitScript(measurePage, selector);
    await page.addInitScript(recordLayoutShifts);
    if (cpuSlowdown > 1) await slowDown(page, cpuSlowdown);
    if (network) await throttleNetwork(page, network);
    const pending = countPending(page);
    const start = server.sent.length;
    await page.goto(new URL(path, server.url).href, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.bench?.visible > 0, undefined, { polling: 100 });
    await untilIdle(page, server, pending);
    const measurements = await page.evaluate(() => window.bench);
    const shifts = await page.evaluate(() => window.layoutShifts);
    return await measure({ page, sent: server.sent.slice(start), measurements, shifts });
  } finally {
    await context.close();
  }
}
