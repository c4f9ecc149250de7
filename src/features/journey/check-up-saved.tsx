import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { useLeftState } from '#ui/leaving/use-left-state.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Set when a check-up was just saved; the journey shows a notice once. */
    checkUpSaved?: boolean;
  }
}

/** Notice that a check-up was saved. */
export function CheckUpSaved() {
  if (!useLeftState('checkUpSaved')) return null;
  return (
    <InlineNotice kind="success" title="Thank you, your check-up is saved.">
      Every entry makes it clearer what helps you.
    </InlineNotice>
  );
}
