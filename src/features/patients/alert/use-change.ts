import { useEffect, useState } from 'react';
import { toastDuration } from '#api/contract/endpoint.ts';
import { formatTime } from '#domain/values/dates.ts';
import { useAnnounce } from '#ui/feedback/live-region.tsx';
import { showToast } from '#ui/feedback/show-toast.ts';

/**
 * Announces a change of the alert after medications were saved (intake §4), or shows a toast if the
 * alert is gone.
 * @param words text of the alert, '' for none; undefined while loading
 * @returns time of the last change as a text; '' without one
 */
export function useAlertChange(words: string | undefined): string {
  const announce = useAnnounce();
  const [known, setKnown] = useState(words);
  const [changedAt, setChangedAt] = useState<number | null>(null);
  if (words !== undefined && known !== words) {
    setKnown(words);
    // The first loaded text is no change.
    if (known !== undefined) setChangedAt(Date.now());
  }
  useEffect(() => {
    if (changedAt === null) return;
    if (words) announce(`Drug interactions changed. ${words}`);
    else {
      const message = 'This patient has no drug interactions now.';
      void showToast({ kind: 'info', message, durationMs: toastDuration.standard });
    }
  }, [changedAt, words, announce]);
  return changedAt === null ? '' : `Changed at ${formatTime(changedAt)}`;
}
