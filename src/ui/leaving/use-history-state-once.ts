import { type HistoryState, useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Returns once a value that another page left in the history; a reload does not repeat it. */
export function useHistoryStateOnce<Key extends keyof HistoryState>(key: Key): HistoryState[Key] {
  const router = useRouter();
  const left: HistoryState[Key] = useLocation().state[key];
  const [lastValue, setTold] = useState<HistoryState[Key]>();
  // State set during render: the value must outlive its removal from the history below.
  if (left && left !== lastValue) setTold(left);

  useEffect(() => {
    if (!left) return;
    const { [key]: _, ...state } = router.history.location.state;
    router.history.replace(router.history.location.href, state);
  }, [key, left, router]);

  return lastValue;
}
