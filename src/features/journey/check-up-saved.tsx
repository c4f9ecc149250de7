import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { useLeftState } from '#ui/leaving/use-left-state.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Left by a check-up that was just saved for the journey, which says so once. */
    checkUpSaved?: boolean;
  }
}

/** A kind word for who has just logged a check-up. */
export function CheckUpSaved() {
  if (!useLeftState('checkUpSaved')) return null;
  return (
    <InlineNotice kind="success" title="Thank you, your check-up is saved.">
      Every entry makes it clearer what helps you.
    </InlineNotice>
  );
}
