import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { useHistoryStateOnce } from '#ui/leaving/use-history-state-once.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Set when a password was just set; the login screen shows a notice once. */
    passwordSet?: boolean;
  }
}

/** Notice on the login screen that the new password is set, shown once: a reload removes it. */
export function PasswordSetNotice() {
  if (!useHistoryStateOnce('passwordSet')) return null;
  return (
    <InlineNotice kind="success" title="Your password is set">
      Please log in with it.
    </InlineNotice>
  );
}
