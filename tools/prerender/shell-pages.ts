import type { Rolldown } from 'vite';
import { PAGE_TABLE_ID, type PageRow, type PageTable } from '../../src/app/early/page-table.ts';
import type { ShellPage } from '../../src/prerender.tsx';
import { listPageFiles } from './page-files.ts';

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

/** Returns true for a path with parameters, which may match another page's path, too. */
const hasParameters = ({ path }: ShellPage) => path.includes('$');

/**
 * Adds the pages that index.html serves to it, as data for its inline script, which requests the
 * files and reads of the visited one before the app has started.
 * @param base base path of the app
 * @param api URL of the API for early reads; null for none
 */
export function addPageTable(
  index: string,
  pages: readonly ShellPage[],
  bundle: Rolldown.OutputBundle,
  { base, api }: { base: string; api: string | null },
): string {
  const files: string[] = [];
  const positionOf = (url: string) => {
    if (!files.includes(url)) files.push(url);
    return files.indexOf(url);
  };
  const rows = pages
    .toSorted((a, b) => Number(hasParameters(a)) - Number(hasParameters(b)))
    .map(({ path, role, isHome, routeIds, reads, head }): PageRow => {
      const { scripts, sheets } = listPageFiles(routeIds, bundle, '');
      const urls = [...scripts, ...sheets].filter((url) => !index.includes(`"${base}${url}"`));
      // The address of the app leads a user to the role's first page.
      const pattern = isHome ? `(${patternOf(path)})?` : patternOf(path);
      return [role, pattern, urls.map(positionOf), api === null ? [] : reads, head];
    });
  const table: PageTable = { api, files, pages: rows };
  return index.replace(
    '<script>',
    () =>
      `<script type="application/json" id="${PAGE_TABLE_ID}">${JSON.stringify(table)}</script>\n    <script>`,
  );
}
