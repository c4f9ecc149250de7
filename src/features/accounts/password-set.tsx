import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { useLeftState } from '#ui/leaving/use-left-state.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Left by a password that was just set for the login screen, which says so once. */
    passwordSet?: boolean;
  }
}

/** Says that the new password counts from now on. */
export function PasswordSet() {
  if (!useLeftState('passwordSet')) return null;
  return (
    <InlineNotice kind="success" title="Your password is set">
      Please log in with it.
    </InlineNotice>
  );
}
