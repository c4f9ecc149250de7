import type { Engine } from './engine.ts';
import { findProgram } from './programs.ts';
import { startWithPuppeteer } from './puppeteer.ts';

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

/** Firefox, driven by WebDriver BiDi. */
export const firefox: Engine = {
  name: 'firefox',
  isInstalled: () => findFirefox() !== null,
  install: 'Debian: apt-get install firefox-esr; elsewhere set FIREFOX_PATH to its program',
  start: () =>
    startWithPuppeteer(findFirefox(), (downloads) => ({
      browser: 'firefox',
      extraPrefsFirefox: preferences(downloads),
    })),
};
