import type { LoadedProps } from '#ui/loading/loaded.tsx';
import { StaleNotice } from '#ui/loading/stale-notice.tsx';

/** Notice that a refetch, such as the one after a sending, failed: the list may lack the newest. */
export function NotUpToDate({ query, what }: { query: LoadedProps<unknown>['query']; what: string }) {
  return (
    <StaleNotice query={query} what={`the newest ${what}`}>
      What is shown below may not be all.
    </StaleNotice>
  );
}
