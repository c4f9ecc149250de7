import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { useHistoryStateOnce } from '#ui/leaving/use-history-state-once.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Set when a check-up was just saved; the journey shows a notice once. */
    checkUpSaved?: boolean;
  }
}

/** Notice that a check-up was saved. */
export function CheckUpSaved() {
  if (!useHistoryStateOnce('checkUpSaved')) return null;
  return (
    <InlineNotice kind="success" title="Thank you, your check-up is saved.">
      Every entry makes it clearer what helps you.
    </InlineNotice>
  );
}
