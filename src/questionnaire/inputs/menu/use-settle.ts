import { useEffect, useEffectEvent, useRef } from 'react';

interface SettleOptions {
  isOnTheWay: boolean;
  /** Fetches the list. */
  want: () => void;
  settle: () => void;
  /** Returns true if the text is not the chosen option's. */
  isUnsettled: () => boolean;
  onLeave: () => void;
}

/**
 * Settles a typed text on blur. A text that is typed before the list has loaded stays, and is
 * settled afterwards.
 */
export function useSettle({ isOnTheWay, want, settle, isUnsettled, onLeave }: SettleOptions) {
  const isHere = useRef(false);
  const settleLate = useEffectEvent(() => !isHere.current && isUnsettled() && settle());
  useEffect(() => {
    if (!isOnTheWay) settleLate();
  }, [isOnTheWay]);
  return {
    come() {
      isHere.current = true;
      want();
    },
    leave() {
      isHere.current = false;
      onLeave();
      if (!isOnTheWay) settle();
    },
  };
}
