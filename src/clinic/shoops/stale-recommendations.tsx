import type { LoadedProps } from '#ui/loading/loaded.tsx';
import { StaleNotice } from '#ui/loading/stale-notice.tsx';

/** What was recommended was read again, and did not come: the patient may be reading an earlier dose. */
export function StaleRecommendations({ query }: { query: LoadedProps<unknown>['query'] }) {
  return (
    <StaleNotice query={query} what="the newest recommendations">
      What is shown may not be the newest.
    </StaleNotice>
  );
}
