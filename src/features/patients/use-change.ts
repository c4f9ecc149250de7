import { useEffect, useState } from 'react';
import { toastDuration } from '#api/contract/endpoint.ts';
import { formatTime } from '#domain/values/dates.ts';
import { useAnnounce } from '#ui/feedback/live-region.tsx';
import { showToast } from '#ui/feedback/show-toast.ts';

/**
 * After medications were saved the alert changes before the physician's eyes (intake §4): it says when it did, and who
 * cannot see it is told. One that is gone is seen no more: that is said in a toast.
 * @param words what the alert says, '' for nothing; absent until it is loaded
 * @returns what stands in it of its last change, '' where it did not change
 */
export function useChange(words: string | undefined): string {
  const announce = useAnnounce();
  const [known, setKnown] = useState(words);
  const [changedAt, setChangedAt] = useState<number | null>(null);
  if (words !== undefined && known !== words) {
    setKnown(words);
    // What it opened with is no change.
    if (known !== undefined) setChangedAt(Date.now());
  }
  useEffect(() => {
    if (changedAt === null) return;
    if (words) announce(`Drug interactions changed. ${words}`);
    else {
      const message = 'This patient has no drug interactions now.';
      void showToast({ kind: 'info', message, duration: toastDuration.standard });
    }
  }, [changedAt, words, announce]);
  return changedAt === null ? '' : `Changed at ${formatTime(changedAt)}`;
}
