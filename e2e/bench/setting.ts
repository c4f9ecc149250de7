import type { Browser } from 'playwright';
import type { BenchServer } from './bench-server.ts';

/** Browser, served builds and number of rounds of a measurement. */
export interface Setting {
  browser: Browser;
  servers: Record<'bare' | 'live' | 'mocked', BenchServer>;
  /** URL of the live build's API. */
  api: string;
  runs: number;
}
