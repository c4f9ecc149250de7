import { sendEarlyReads } from '#api/client/early-reads.ts';
import { stored } from '#api/session/stored-session.ts';
import { isUnexpired } from '#api/session/token.ts';
import { showEarlyFrame } from '#ui/start/early-frame.ts';
import { isOverByIdleness } from '../is-over-by-idleness.ts';
import type { PageTable } from './page-table.ts';

/** Requests a file with low priority, which must not delay the first page's script. */
function requestFile(url: string): void {
  const link = document.createElement('link');
  const isSheet = url.endsWith('.css');
  link.rel = isSheet ? 'preload' : 'modulepreload';
  if (isSheet) link.as = 'style';
  link.crossOrigin = '';
  link.fetchPriority = 'low';
  link.href = url;
  document.head.append(link);
}

/** Decodes a parameter of the path. One that is malformed stays as it is, as in the router. */
function decode(parameter: string): string {
  try {
    return decodeURIComponent(parameter);
  } catch {
    return parameter;
  }
}

/** Fills parameters into an address, encoded as the client encodes a path and a query. */
const fillIn = (address: string, params: Readonly<Record<string, string>>) =>
  address.replaceAll(/\{(\w+)\}|\$(\w+)/g, (_, inPath, inQuery) => {
    const value = decode(params[inPath ?? inQuery] ?? '');
    return inPath ? encodeURIComponent(value) : new URLSearchParams({ '': value }).toString().slice(1);
  });

/**
 * Requests the code and the first reads of the visited page before the app's script has loaded, so
 * that the line is not idle until then. Shows its early frame, too. Requests nothing of the other
 * role's pages, unless the visit starts as another user, and reads and shows nothing in the name of
 * a session that is over (decision 14).
 * @param base base path of the app
 * @param now in ms since 1970
 */
export function requestEarly(table: PageTable, base: string, now = Date.now()): void {
  const { api, files, pages, start } = table;
  const token = stored.token.read();
  const role = token && stored.role.read();
  const { pathname, search } = location;
  const started = start !== null && new RegExp(start.search).test(search) ? start.files : null;
  for (const [pageRole, pattern, positions, reads, head] of pages) {
    const match = new RegExp(`^${base}${pattern}/?$`).exec(pathname);
    if (!match || (pageRole !== null && pageRole !== role && !started)) continue;
    const hasSession = !started && token && isUnexpired(token, now) && !isOverByIdleness(now);
    if (pageRole ? hasSession : head !== null) showEarlyFrame(head ?? '');
    if (pageRole && hasSession && api) {
      const addresses = reads
        .filter(({ only = '' }) => new RegExp(only).test(pathname + search))
        .map(({ address }) => fillIn(address, match.groups ?? {}));
      sendEarlyReads(api, addresses, token);
    }
    for (const position of new Set([...(started ?? []), ...positions]))
      requestFile(`${base}${files[position]}`);
    return;
  }
}
