import { createContext, use, useEffect, useEffectEvent, useRef } from 'react';

const ShownContext = createContext(true);
/** Says to what is below whether it is shown, or kept behind something else. */
export const ShownProvider = ShownContext.Provider;

/** Whether what asks is shown at all. */
export const useIsShown = () => use(ShownContext);

/** A read, as the library's hook gives it. */
interface Read {
  readonly isStale: boolean;
  readonly refetch: () => unknown;
}

/** What was kept behind another tab and is shown again is read again, as if it was opened, where it may be out of date. */
export function useReadWhenShownAgain({ isStale, refetch }: Read): void {
  const isShown = useIsShown();
  const wasShown = useRef(isShown);
  const look = useEffectEvent(() => {
    if (isStale) void refetch();
  });
  useEffect(() => {
    if (isShown && !wasShown.current) look();
    wasShown.current = isShown;
  }, [isShown]);
}
