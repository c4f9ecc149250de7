import type { LoadedProps } from '#ui/loading/loaded.tsx';
import { StaleNotice } from '#ui/loading/stale-notice.tsx';

/** Notice after a failed refetch: the patient may be reading an outdated dose. */
export function StaleRecommendations({ query }: { query: LoadedProps<unknown>['query'] }) {
  return (
    <StaleNotice query={query} what="the newest recommendations">
      What is shown may not be the newest.
    </StaleNotice>
  );
}
