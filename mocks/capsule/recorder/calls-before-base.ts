import type { LoggedCall } from '#mocks/store/call-log.ts';

/**
 * Lists the calls that do not fit the first base of a page, which is taken once the page is at
 * rest: those of other pages, and reads of this page before such a call wrote something.
 * @param calls logged calls, newest first
 * @returns ids of the calls
 */
export function listCallsBeforeBase(
  calls: readonly Pick<LoggedCall, 'id' | 'method'>[],
  isOwn: (id: string) => boolean,
): ReadonlySet<string> {
  const lastWrite = calls.find(({ id, method }) => !isOwn(id) && method !== 'GET')?.id ?? '';
  // Ids are in the order of the calls.
  const isOutdated = ({ id, method }: Pick<LoggedCall, 'id' | 'method'>) =>
    method === 'GET' && id < lastWrite;
  return new Set(calls.filter((call) => !isOwn(call.id) || isOutdated(call)).map(({ id }) => id));
}
