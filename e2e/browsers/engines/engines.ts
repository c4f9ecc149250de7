import { chromium } from './chromium.ts';
import type { Engine } from './engine.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

/** Supported engines other than Playwright's Chromium. */
export const engines: readonly Engine[] = [firefox, webkit, chromium];

/** Lists the engines that are installed on this machine. */
export const installedEngines = (): readonly Engine[] => engines.filter((engine) => engine.isInstalled());

/** Returns a sentence for each missing engine, with the way to install it. */
export const missingEngines = (): readonly string[] =>
  engines
    .filter((engine) => !engine.isInstalled())
    .map(({ name, install }) => `Not tested in ${name}: it is not installed (${install}).`);
