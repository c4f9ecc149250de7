import { reasonsOf } from '#api/client/reasons-of.ts';
import { joinWithAnd } from '#domain/shoops/safety/medicine-phrases.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { NotSaved } from '#ui/feedback/not-saved.tsx';
import { UnknownOutcomeNotice } from '#ui/feedback/unknown-outcome-notice.tsx';
import { medicineLabel } from '../sending/submission.ts';
import type { ShoopSession } from './use-shoop-session.ts';

/** Outcome of the last save or sending, shown until the next one (decision 40). */
export function SaveOutcome({ shoop: { save, activity } }: { shoop: ShoopSession }) {
  if (activity.phase === 'unknown outcome') {
    const { submission, outcome } = activity;
    const { isReady, medicines, isPart } = submission;
    return (
      <UnknownOutcomeNotice
        what={
          isPart ? joinWithAnd(medicines.map(({ row }, index) => medicineLabel(row, index))) : 'Your Shoop'
        }
        done={isReady ? 'sent' : 'saved'}
        outcome={outcome}
        onRetry={(mode) => void save(isReady, mode)}
      />
    );
  }
  if (activity.phase === 'failed') {
    const { error, submission } = activity;
    return (
      <NotSaved
        title={`Your Shoop is not ${submission.isReady ? 'sent' : 'saved'}.`}
        why={reasonsOf(error)}
      />
    );
  }
  if (activity.phase !== 'idle' || activity.news === null) return null;
  const { changed, isReady } = activity.news;
  const done = isReady ? 'sent' : 'saved';
  if (changed === 'after a lost response')
    return <UnknownOutcomeNotice what="Your Shoop" done={done} outcome="saved before" />;
  return (
    <InlineNotice kind="info" role="status">
      What you changed while it was being {done} is still here, and is not {done} yet.
    </InlineNotice>
  );
}
