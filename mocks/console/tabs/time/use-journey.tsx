import { type ReactNode, useState } from 'react';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { useConsole } from '../../use-console.ts';
import { useTask } from '../../use-task.ts';
import { ConfirmStep } from '../snapshots/confirm-step.tsx';
import { findLostText } from './find-lost-text.ts';

/** Change to another state or time, then a load of a page. @returns the address to load */
type Journey = () => Promise<string>;

/**
 * Keeps the forms from asking a second time whether the page may be left.
 * @returns a function that lets them ask again
 */
function leaveWithoutQuestion(): () => void {
  const stop = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('beforeunload', stop, { capture: true });
  return () => window.removeEventListener('beforeunload', stop, { capture: true });
}

/**
 * Starts journeys to another state or time. Where one would lose unsaved text, it asks first and
 * names the forms.
 * @returns a function that starts one, the question or the reason of a failure, and whether it runs
 */
export function useJourney() {
  const { openPage } = useConsole();
  const { run, working, error } = useTask();
  const [question, setQuestion] = useState<{ lost: string[]; journey: Journey } | null>(null);

  const travel = (journey: Journey) =>
    run(async () => {
      // Before the change: another session can make the app leave its page.
      const askAgain = leaveWithoutQuestion();
      try {
        openPage(await journey());
      } catch (failure) {
        askAgain();
        throw failure;
      }
    });
  const start = (journey: Journey) =>
    run(async () => {
      const lost = await findLostText();
      if (lost.length > 0) setQuestion({ lost, journey });
      else await travel(journey);
    });

  const notice: ReactNode = (
    <>
      {question && (
        <ConfirmStep
          label="Unsaved text would be lost"
          question={`All pages load again, and this would be lost. ${question.lost.join(' ')}`}
          confirmLabel="Go and lose it"
          cancelLabel="Stay here"
          working={working}
          onConfirm={() => {
            setQuestion(null);
            void travel(question.journey);
          }}
          onCancel={() => setQuestion(null)}
        />
      )}
      {error && <InlineNotice kind="error">{error}</InlineNotice>}
    </>
  );
  return { start, working, notice };
}
