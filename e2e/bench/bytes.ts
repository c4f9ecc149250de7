import type { Browser } from 'playwright';
import type { BenchServer, Served } from './bench-server.ts';
import { type Finding, figure } from './report.ts';
import { loginScreen } from './screens.ts';
import { kilobytes } from './statistics.ts';
import { visit } from './visit.ts';

/** Most JavaScript that /login may load, in kB of 1024 bytes. */
const LIMITS = { live: 130, mocked: 200 } as const;

const sum = (served: readonly Served[]) => served.reduce((total, { bytes }) => total + bytes, 0);

/** Measures the bytes of /login on the wire until idle, including requests of a service worker. */
export async function measureBytes(
  browser: Browser,
  server: BenchServer,
  name: keyof typeof LIMITS,
): Promise<Finding[]> {
  const served = await visit(browser, server, loginScreen, (visited) => visited.served);
  const scripts = served.filter(({ kind }) => kind === 'js');
  const styles = served.filter(({ kind }) => kind === 'css');
  const others = sum(served) - sum(scripts) - sum(styles);
  return [
    {
      what: `JavaScript of /login, ${name}`,
      measured: `${kilobytes(sum(scripts))} kB in ${scripts.length} files`,
      target: `≤ ${LIMITS[name]} kB`,
      met: sum(scripts) <= LIMITS[name] * 1024,
    },
    figure(`CSS of /login, ${name}`, `${kilobytes(sum(styles))} kB in ${styles.length} files`),
    figure(
      `All of /login, ${name}`,
      `${kilobytes(sum(served))} kB, ${kilobytes(others)} kB of it page, fonts and pictures`,
    ),
  ];
}
