import type { Engine } from './engine.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

/** Engines beside Chromium that the product supports. */
export const engines: readonly Engine[] = [firefox, webkit];

/** Engines that this machine has. */
export const installedEngines = (): readonly Engine[] => engines.filter((engine) => engine.isInstalled());

/** One sentence for each engine that this machine lacks, with the way to install it. */
export const missingEngines = (): readonly string[] =>
  engines
    .filter((engine) => !engine.isInstalled())
    .map(({ name, install }) => `Not tested in ${name}: it is not installed (${install}).`);
