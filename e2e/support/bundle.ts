import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Lists the files of a built folder as paths relative to the folder. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => relative(folder, path));
}

/**
 * Strings of MSW, faker, the fixtures or the worker: the worker's file name and message types,
 * the names of faker and MSW, the demo accounts' domain and password, the console's global, the
 * page with several seats, the charters and the lens.
 */
export const MOCK_TRACES =
  /mockServiceWorker|MOCK_ACTIVATE|setupWorker|\bmsw\b|faker|tough-cookie|clinic\.test|Clinic#2026|clinicMock|theatre|mockCharters|spec lens/i;

/** Strings that only the contract radar of the page contains (`src/radar/page/badge.tsx`). */
export const RADAR_TRACES = /Contract radar/;

/** Lists traces in a build as `file: string`, by default of the mock; empty for a clean build. */
export function mockTraces(folder: string, traces = MOCK_TRACES): string[] {
  return filesIn(folder).flatMap((name) => {
    const inName = traces.exec(name);
    if (inName) return [`${name}: ${inName[0]}`];
    if (!/\.(js|html|css|map|json)$/.test(name)) return [];
    const inText = traces.exec(readFileSync(join(folder, name), 'utf8'));
    return inText ? [`${name}: ${inText[0]}`] : [];
  });
}
