import type { Store } from '#mocks/store/store.ts';
import type { Account, RecordedReply } from '#mocks/store/tables.ts';

/** Returns the path with its query sorted, to compare paths. */
function sortQuery(path: string): string {
  const [address = '', search = ''] = path.split('?');
  const query = new URLSearchParams(search);
  query.sort();
  return `${address}?${query}`;
}

/** Returns a real API's recorded reply to the account's read, if any (docs/integrating.md). */
export function findRecordedReply(
  { tables }: Store,
  account: Account | undefined,
  path: string,
): RecordedReply | undefined {
  const id = account?.id ?? '';
  return tables.recorded.find((reply) => reply.accountId === id && sortQuery(reply.path) === sortQuery(path));
}
