import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Every file of a built folder, as paths inside it. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => relative(folder, path));
}

/**
 * Words that only MSW, faker, the fixtures or the worker bring along: the worker's file name and message types,
 * faker's and MSW's own names, the demo accounts' domain and password, the console's global.
 */
export const MOCK_TRACES =
  /mockServiceWorker|MOCK_ACTIVATE|setupWorker|\bmsw\b|faker|tough-cookie|clinic\.test|Clinic#2026|clinicMock/i;

/** Words that only the contract radar of the page brings along (`src/radar/page/badge.tsx`). */
export const RADAR_TRACES = /Contract radar/;

/** Where a build betrays that it carries something, by default the mock: `file: word`. Empty for a clean live build. */
export function mockTraces(folder: string, traces = MOCK_TRACES): string[] {
  return filesIn(folder).flatMap((name) => {
    const inName = traces.exec(name);
    if (inName) return [`${name}: ${inName[0]}`];
    // The API document's examples are the seeds' own.
    if (!/\.(js|html|css|map|json)$/.test(name) || name === 'openapi.json') return [];
    const inText = traces.exec(readFileSync(join(folder, name), 'utf8'));
    return inText ? [`${name}: ${inText[0]}`] : [];
  });
}
