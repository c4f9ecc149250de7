import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import type { ElementHandle, KeyInput, LaunchOptions, Page } from 'puppeteer-core';
import type { DrivenTab, RunningEngine } from './engine.ts';

/** Returns the expression that calls a function's source with an input. */
const callExpression = (source: string, input: unknown) => `(${source})(${JSON.stringify(input ?? null)})`;

/** Wraps a page of Puppeteer as the tab that the walks drive. */
function driveTab(page: Page): DrivenTab {
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    reload: async () => void (await page.reload({ waitUntil: 'load' })),
    // The driver's own command waits for a load, which a page that was kept does not have.
    async back() {
      const isLeft = (href: string) => location.href !== href;
      const left = page.url();
      await page.evaluate(() => void setTimeout(() => history.back()));
      await expect.poll(() => page.evaluate(isLeft, left).catch(() => false)).toBe(true);
    },
    url: async () => page.url(),
    run: (source, input) => page.evaluate(callExpression(source, input)),
    async click({ x, y }, count) {
      // A click needs the tab in front, as for a user.
      await page.bringToFront();
      await page.mouse.click(x, y, { count });
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key as KeyInput),
    async upload(source, input, files) {
      const handle = await page.evaluateHandle(callExpression(source, input));
      await (handle as ElementHandle<HTMLInputElement>).uploadFile(...files);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => page.close(),
  };
}

/**
 * Starts a browser that Puppeteer drives.
 * @param configure returns the browser's own options, for the folder of its downloads
 * @throws Error if the program is not installed
 */
export async function startWithPuppeteer(
  executablePath: string | null,
  configure: (downloads: string) => LaunchOptions,
): Promise<RunningEngine> {
  if (!executablePath) throw new Error('The browser is not installed');
  const { launch } = await import('puppeteer-core');
  const downloads = await mkdtemp(join(tmpdir(), 'browser-downloads-'));
  const browser = await launch({
    executablePath,
    headless: true,
    env: { ...process.env, TZ: 'America/New_York' },
    ...configure(downloads),
  });
  return {
    async newProfile() {
      const context = await browser.createBrowserContext();
      return {
        async newTab() {
          const page = await context.newPage();
          page.on('dialog', (dialog) => void dialog.accept());
          return driveTab(page);
        },
        downloads,
        close: () => context.close(),
      };
    },
    async stop() {
      await browser.close();
      await rm(downloads, { recursive: true, force: true });
    },
  };
}
