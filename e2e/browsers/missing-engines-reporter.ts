import type { Reporter } from 'playwright/types/testReporter';
import { missingEngines } from './engines/engines.ts';

/** Reporter that ends a run with the engines that this machine lacks. */
export default class MissingEnginesReporter implements Reporter {
  onEnd() {
    for (const sentence of missingEngines()) process.stdout.write(`${sentence}\n`);
  }
}
