import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import type { PictureName } from '#ui/illustrations/picture.tsx';
import { useHistoryStateOnce } from '#ui/leaving/use-history-state-once.ts';

/** Reason why a session ended; `elsewhere`: in another tab. */
export type SessionEndReason = 'idle' | 'expired' | 'elsewhere';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Set by `src/app/follow-session.ts`; the login screen shows the reason once. */
    sessionEnded?: SessionEndReason;
  }
}

const explanations: Record<SessionEndReason, { picture: PictureName; title: string; text: string }> = {
  idle: {
    picture: 'hammock',
    title: 'You have been logged out',
    text: 'Nothing happened for 15 minutes, so we closed your session to keep your health information private.',
  },
  expired: {
    picture: 'hourglass',
    title: 'Your session has ended',
    text: 'Please log in again.',
  },
  elsewhere: {
    picture: 'windows',
    title: 'Your session has ended',
    text: 'It was ended in another tab or window. Please log in again.',
  },
};

/** Added to the text of an expired session if the login leads back. */
const returnText = ' You will come back to the page you were on.';

/**
 * Notice with the reason why the session ended. A reload of the login screen removes it.
 * @param returnsToPage true if the login returns to the previous page
 */
export function SessionEndedNotice({ returnsToPage }: { returnsToPage: boolean }) {
  const reason = useHistoryStateOnce('sessionEnded');
  if (!reason) return null;
  const { picture, title, text } = explanations[reason];
  return (
    <InlineNotice kind="info" picture={picture} title={title} role="status">
      {text}
      {reason === 'expired' && returnsToPage && returnText}
    </InlineNotice>
  );
}
