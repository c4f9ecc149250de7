import { createContext, use, useEffect, useEffectEvent, useRef } from 'react';

const ShownContext = createContext(true);
/** Provides to its children whether they are visible, or hidden behind other content. */
export const ShownProvider = ShownContext.Provider;

/** Returns true while the component is visible. */
export const useIsShown = () => use(ShownContext);

/** Fields of a query's result that the hook below needs. */
interface QueryResult {
  readonly isStale: boolean;
  readonly refetch: () => unknown;
}

/** Refetches a stale read when hidden content is shown again, because it has stayed mounted. */
export function useRefetchWhenShown({ isStale, refetch }: QueryResult): void {
  const isShown = useIsShown();
  const wasShown = useRef(isShown);
  const refetchIfStale = useEffectEvent(() => {
    if (isStale) void refetch();
  });
  useEffect(() => {
    if (isShown && !wasShown.current) refetchIfStale();
    wasShown.current = isShown;
  }, [isShown]);
}
