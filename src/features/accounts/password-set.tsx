import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { useLeftState } from '#ui/leaving/use-left-state.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Set when a password was just set; the login screen shows a notice once. */
    passwordSet?: boolean;
  }
}

/** Notice that the new password is set. */
export function PasswordSet() {
  if (!useLeftState('passwordSet')) return null;
  return (
    <InlineNotice kind="success" title="Your password is set">
      Please log in with it.
    </InlineNotice>
  );
}
