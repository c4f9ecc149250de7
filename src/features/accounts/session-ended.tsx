import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import type { PictureName } from '#ui/illustrations/picture.tsx';
import { useHistoryStateOnce } from '#ui/leaving/use-history-state-once.ts';

/** Reason why a session ended; `elsewhere`: in another tab. */
export type SessionEndReason = 'idle' | 'expired' | 'elsewhere';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Set by the session keeper; the login screen shows the reason once. */
    sessionEnded?: SessionEndReason;
  }
}

const explanations: Record<SessionEndReason, { picture: PictureName; title: string; words: string }> = {
  idle: {
    picture: 'hammock',
    title: 'You have been logged out',
    words:
      'Nothing happened for 15 minutes, so we closed your session to keep your health information private.',
  },
  expired: {
    picture: 'hourglass',
    title: 'Your session has ended',
    words: 'Please log in again.',
  },
  elsewhere: {
    picture: 'windows',
    title: 'Your session has ended',
    words: 'It was ended in another tab or window. Please log in again.',
  },
};

const WAY_BACK = ' You will come back to the page you were on.';

/**
 * Notice with the reason why the session ended. A reload of the login screen removes it.
 * @param leadsBack true if the login returns to the previous page
 */
export function SessionEnded({ leadsBack: returnsToPage }: { leadsBack: boolean }) {
  const because = useHistoryStateOnce('sessionEnded');
  if (!because) return null;
  const { picture, title, words } = explanations[because];
  return (
    <InlineNotice kind="info" picture={picture} title={title} role="status">
      {words}
      {because === 'expired' && returnsToPage && WAY_BACK}
    </InlineNotice>
  );
}
