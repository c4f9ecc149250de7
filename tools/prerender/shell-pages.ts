import type { Rolldown } from 'vite';
import { PAGE_TABLE_ID, type PageRow, type PageTable } from '../../src/app/early/page-table.ts';
import type { ShellPage } from '../../src/prerender.tsx';
import { listModuleFiles, listPageFiles, type PageFiles } from './page-files.ts';

const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Returns the regular expression of a route's path, such as `/myHealth/{-$section}`. A required
 * parameter is a group of its name.
 */
const patternOf = (path: string): string =>
  path
    .split('/')
    .slice(1)
    .map((segment) => {
      if (segment.startsWith('{-$')) return '(/[^/]+)?';
      return segment.startsWith('$') ? `/(?<${segment.slice(1)}>[^/]+)` : `/${escapePattern(segment)}`;
    })
    .join('')
    .slice(1);

/** Modules that these pages need for their calls in a mocked build. */
const backendModules = ['/mocks/transports/backend.ts', '/mocks/browser.ts'];
/** Modules of a visit that starts a scenario. */
const seedModules = ['/mocks/seed/demo/seed-demo-accounts.ts', '/mocks/seed/clinic/clinic.ts'];

/** Settings of the pages' early requests. */
export interface EarlyRequests {
  /** Base path of the app. */
  base: string;
  /** URL of the API that the pages' first reads are sent to early; null for none. */
  api: string | null;
  /** True for a build whose mock answers all calls. */
  isMocked: boolean;
}

/** Returns true for a path with parameters, which may match another page's path, too. */
const hasParameters = ({ path }: ShellPage) => path.includes('$');

/**
 * Adds the pages that index.html serves to it, as data for its inline script, which requests the
 * files and reads of the visited one before the app has started.
 */
export function addPageTable(
  index: string,
  pages: readonly ShellPage[],
  bundle: Rolldown.OutputBundle,
  { base, api, isMocked }: EarlyRequests,
): string {
  const files: string[] = [];
  const positionOf = (url: string) => {
    if (!files.includes(url)) files.push(url);
    return files.indexOf(url);
  };
  const listPositions = ({ scripts, sheets }: PageFiles) =>
    [...scripts, ...sheets].filter((url) => !index.includes(`"${base}${url}"`)).map(positionOf);
  const backend = isMocked ? listPositions(listModuleFiles(backendModules, bundle)) : [];
  const seed = isMocked ? listPositions(listModuleFiles([...backendModules, ...seedModules], bundle)) : [];
  const rows = pages
    .toSorted((a, b) => Number(hasParameters(a)) - Number(hasParameters(b)))
    .map(({ path, role, isHome, routeIds, reads, head }): PageRow => {
      const positions = listPositions(listPageFiles(routeIds, bundle, ''));
      // The address of the app leads a user to the role's first page.
      const pattern = isHome ? `(${patternOf(path)})?` : patternOf(path);
      return [role, pattern, [...new Set([...backend, ...positions])], api === null ? [] : reads, head];
    });
  const start = isMocked ? { search: '[?&]scenario=', files: seed } : null;
  const table: PageTable = { api, files, start, pages: rows };
  return index.replace(
    '<script>',
    () =>
      `<script type="application/json" id="${PAGE_TABLE_ID}">${JSON.stringify(table)}</script>\n    <script>`,
  );
}
