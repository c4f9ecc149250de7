import type { Store } from '#mocks/store/store.ts';
import type { Account, RecordedReply } from '#mocks/store/tables.ts';

/** An address whose query may come in any order. */
function inOrder(path: string): string {
  const [address = '', search = ''] = path.split('?');
  const query = new URLSearchParams(search);
  query.sort();
  return `${address}?${query}`;
}

/** What a real API has answered to a read, where that was recorded for whoever asks (docs/integrating.md). */
export function recordedReply(
  { tables }: Store,
  account: Account | undefined,
  path: string,
): RecordedReply | undefined {
  const id = account?.id ?? '';
  return tables.recorded.find((reply) => reply.accountId === id && inOrder(reply.path) === inOrder(path));
}
