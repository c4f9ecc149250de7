import type { LoadedProps } from '#ui/loading/loaded.tsx';
import { StaleNotice } from '#ui/loading/stale-notice.tsx';

/** The list was read again, as after sending, and did not come: what is shown may lack the newest. */
export function NotUpToDate({ query, what }: { query: LoadedProps<unknown>['query']; what: string }) {
  return (
    <StaleNotice query={query} what={`the newest ${what}`}>
      What is shown below may not be all.
    </StaleNotice>
  );
}
