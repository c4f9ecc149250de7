import { useEffect, useState } from 'react';
import { toastDuration } from '#api/contract/endpoint.ts';
import { formatTime } from '#domain/values/dates.ts';
import { useAnnounce } from '#ui/feedback/live-region.tsx';
import { showToast } from '#ui/feedback/show-toast.ts';

/**
 * Announces a change of the alert after medications were saved (intake §4), or shows a toast if the
 * alert is gone.
 * @param alertText text of the alert, '' for none; undefined while loading
 * @returns time of the last change as a text; '' without one
 */
export function useAlertChange(alertText: string | undefined): string {
  const announce = useAnnounce();
  const [lastText, setLastText] = useState(alertText);
  const [changedAt, setChangedAt] = useState<number | null>(null);
  // State set during render: the time of the change is shown together with the changed lists.
  if (alertText !== undefined && lastText !== alertText) {
    setLastText(alertText);
    // The first loaded text is no change.
    if (lastText !== undefined) setChangedAt(Date.now());
  }
  useEffect(() => {
    if (changedAt === null) return;
    if (alertText) announce(`Drug interactions changed. ${alertText}`);
    else {
      const message = 'This patient has no drug interactions now.';
      void showToast({ kind: 'info', message, durationMs: toastDuration.standard });
    }
  }, [changedAt, alertText, announce]);
  return changedAt === null ? '' : `Changed at ${formatTime(changedAt)}`;
}
