import { useFromAnswer } from '#questionnaire/answer-form.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { AtProblem } from './at-problem.tsx';
import { GONE } from './use-drafts-elsewhere.ts';

/** Notice that the draft was sent or removed elsewhere while it was open here. */
export function GoneDraft({ path }: { path: string }) {
  const isGone = useFromAnswer(`${path}.isGone`, (gone) => gone === true);
  if (!isGone) return null;
  return (
    <AtProblem path={`${path}.isGone`}>
      <InlineNotice kind="warning" role="status" title={GONE}>
        What you entered is still here. Saved or sent now, it becomes a new Shoop.
      </InlineNotice>
    </AtProblem>
  );
}
