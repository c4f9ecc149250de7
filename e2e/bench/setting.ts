import type { Browser } from 'playwright';
import type { BenchServer } from './bench-server.ts';
import type { ColdScreen } from './cold-screens.ts';

/** Browser, served builds, screens and number of rounds of a measurement. */
export interface Setting {
  browser: Browser;
  servers: Record<'bare' | 'live' | 'mocked', BenchServer>;
  /** URL of the live build's API. */
  api: string;
  /** Screens that are visited cold. */
  screens: readonly ColdScreen[];
  runs: number;
}
