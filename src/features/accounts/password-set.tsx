import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { useHistoryStateOnce } from '#ui/leaving/use-history-state-once.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Set when a password was just set; the login screen shows a notice once. */
    passwordSet?: boolean;
  }
}

/** Notice that the new password is set. */
export function PasswordSet() {
  if (!useHistoryStateOnce('passwordSet')) return null;
  return (
    <InlineNotice kind="success" title="Your password is set">
      Please log in with it.
    </InlineNotice>
  );
}
