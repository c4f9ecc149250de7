import type { Engine } from './engine.ts';
import { findProgram } from './programs.ts';
import { startWithPuppeteer } from './puppeteer.ts';

const findChromium = () =>
  findProgram(process.env.CHROMIUM_PATH, 'chromium', 'chromium-browser', 'google-chrome-stable');

/** Chromium with its window, which keeps pages for Back; the one of the other flows keeps none. */
export const chromium: Engine = {
  name: 'chromium',
  isInstalled: () => findChromium() !== null,
  install: 'Debian: apt-get install chromium; elsewhere set CHROMIUM_PATH to its program',
  start: () => startWithPuppeteer(findChromium(), () => ({ browser: 'chrome', args: ['--no-sandbox'] })),
};
