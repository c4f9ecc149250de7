import { type HistoryState, useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Returns a value that the previous page put into the history, and removes it for a reload. */
export function useHistoryStateOnce<Key extends keyof HistoryState>(key: Key): HistoryState[Key] {
  const router = useRouter();
  const historyValue: HistoryState[Key] = useLocation().state[key];
  const [lastValue, setLastValue] = useState<HistoryState[Key]>();
  // State set during render: the value must outlive its removal from the history below.
  if (historyValue && historyValue !== lastValue) setLastValue(historyValue);

  useEffect(() => {
    if (!historyValue) return;
    const { [key]: _, ...state } = router.history.location.state;
    router.history.replace(router.history.location.href, state);
  }, [key, historyValue, router]);

  return lastValue;
}
