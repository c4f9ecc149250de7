import { reasonsOf } from '#api/client/reasons-of.ts';
import { DoubtNotice } from '#ui/feedback/doubt-notice.tsx';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { KEPT, NotSaved } from '#ui/feedback/not-saved.tsx';
import type { SaveFailure, useSaveShoop } from './use-save-shoop.ts';

interface SaveOutcomeProps {
  shoop: Pick<ReturnType<typeof useSaveShoop>, 'save' | 'failure' | 'doubt' | 'isLate'>;
}

const list = new Intl.ListFormat('en-US');

/** Why it is not saved, with which of the medicines (decision 68); it stands beside the buttons (decision 40). */
function whyNot({ error, isReady, saved, notSaved }: SaveFailure): string[] {
  const [done, open] = isReady ? ['Sent', 'Not sent'] : ['Saved', 'Not saved'];
  const reasons = reasonsOf(error);
  if (saved.length === 0) return reasons;
  return [...reasons, `${done}: ${list.format(saved)}.`, `${open}: ${list.format(notSaved)}.`];
}

/** What became of the last press, until the next one. */
export function SaveOutcome({ shoop: { save, failure, doubt, isLate } }: SaveOutcomeProps) {
  if (doubt)
    return (
      <DoubtNotice
        what="Your Shoop"
        doubt={doubt}
        onLook={() => void save(failure?.isReady ?? false, 'look')}
        onSend={() => void save(failure?.isReady ?? false, 'send')}
      />
    );
  if (failure) {
    const isPart = failure.saved.length > 0;
    const title = failure.isReady ? 'Your Shoop is not sent.' : 'Your Shoop is not saved.';
    const ofPart = failure.isReady
      ? 'A part of your Shoop is not sent.'
      : 'A part of your Shoop is not saved.';
    return (
      <NotSaved
        title={isPart ? ofPart : title}
        why={whyNot(failure)}
        kept={isPart ? 'What is not is still here.' : KEPT}
      />
    );
  }
  if (!isLate) return null;
  return (
    <InlineNotice kind="info" role="status">
      What you changed while it was being saved is still here, and is not saved yet.
    </InlineNotice>
  );
}
