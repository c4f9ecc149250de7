import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, KeyInput, Page } from 'puppeteer-core';
import type { DrivenTab, Engine } from './engine.ts';
import { findProgram } from './programs.ts';

const findFirefox = () => findProgram(process.env.FIREFOX_PATH, 'firefox-esr', 'firefox');

/** Preferences for downloads without a dialog and for an English interface. */
const preferences = (downloads: string) => ({
  'browser.download.dir': downloads,
  // 2 selects the folder above.
  'browser.download.folderList': 2,
  'browser.download.useDownloadDir': true,
  'browser.download.always_ask_before_handling_new_types': false,
  'browser.helperApps.neverAsk.saveToDisk': 'image/png,application/pdf',
  'pdfjs.disabled': true,
  'intl.accept_languages': 'en-US',
});

/** Returns the expression that calls a function's source with an input. */
const callExpression = (source: string, input: unknown) => `(${source})(${JSON.stringify(input ?? null)})`;

/** Wraps a page of Puppeteer as the tab that the walks drive. */
function driveTab(page: Page): DrivenTab {
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    reload: async () => void (await page.reload({ waitUntil: 'load' })),
    back: async () => void (await page.goBack()),
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

/** Firefox, driven by WebDriver BiDi. */
export const firefox: Engine = {
  name: 'firefox',
  isInstalled: () => findFirefox() !== null,
  install: 'Debian: apt-get install firefox-esr; elsewhere set FIREFOX_PATH to its program',
  async start() {
    const executablePath = findFirefox();
    if (!executablePath) throw new Error('Firefox is not installed');
    const { launch } = await import('puppeteer-core');
    const downloads = await mkdtemp(join(tmpdir(), 'firefox-downloads-'));
    const browser = await launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      env: { ...process.env, TZ: 'America/New_York' },
      extraPrefsFirefox: preferences(downloads),
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
  },
};
