import type { Rolldown } from 'vite';
import type { ShellPage } from '../../src/prerender.tsx';
import { listPageFiles } from './page-files.ts';

const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns the regular expression of a route's path, such as `/myHealth/{-$section}`. */
const patternOf = (path: string): string =>
  path
    .split('/')
    .slice(1)
    .map((segment) => {
      if (segment.startsWith('{-$')) return '(/[^/]+)?';
      return segment.startsWith('$') ? '/[^/]+' : `/${escapePattern(segment)}`;
    })
    .join('')
    .slice(1);

/** Returns true for a path with parameters, which may match another page's path, too. */
const hasParameters = ({ path }: ShellPage) => path.includes('$');

/**
 * Adds the files of the pages that index.html serves to it, as data for its inline script, which
 * requests those of the visited page before the app has started.
 * @param base base path of the app
 */
export function addPageFiles(
  index: string,
  pages: readonly ShellPage[],
  bundle: Rolldown.OutputBundle,
  base: string,
): string {
  const files: string[] = [];
  const indexOf = (url: string) => {
    if (!files.includes(url)) files.push(url);
    return files.indexOf(url);
  };
  const rows = pages
    .toSorted((a, b) => Number(hasParameters(a)) - Number(hasParameters(b)))
    .map(({ path, role, isHome, routeIds }) => {
      const { scripts, sheets } = listPageFiles(routeIds, bundle, '');
      const urls = [...scripts, ...sheets].filter((url) => !index.includes(`"${base}${url}"`));
      // The address of the app leads a user to the role's first page.
      return [role, isHome ? `(${patternOf(path)})?` : patternOf(path), urls.map(indexOf)];
    });
  const data = JSON.stringify({ files, pages: rows });
  return index.replace(
    '<script>',
    () => `<script type="application/json" id="page-files">${data}</script>\n    <script>`,
  );
}
