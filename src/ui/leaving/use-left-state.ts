import { type HistoryState, useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** What another page has left for this one in the history. It is told once: a reload shows it no more. */
export function useLeftState<Key extends keyof HistoryState>(key: Key): HistoryState[Key] {
  const router = useRouter();
  const left: HistoryState[Key] = useLocation().state[key];
  const [told, setTold] = useState<HistoryState[Key]>();
  if (left && left !== told) setTold(left);

  useEffect(() => {
    if (!left) return;
    const { [key]: _, ...state } = router.history.location.state;
    router.history.replace(router.history.location.href, state);
  }, [key, left, router]);

  return told;
}
