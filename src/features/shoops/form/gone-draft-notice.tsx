import { useDerivedFromAnswer } from '#questionnaire/answer-form.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { ProblemAnchor } from './problem-anchor.tsx';
import { DRAFT_GONE } from './use-draft-conflicts.ts';

/** Notice that the draft was sent or removed elsewhere while it was open here. */
export function GoneDraftNotice({ path }: { path: string }) {
  const isGone = useDerivedFromAnswer(`${path}.isGone`, (gone) => gone === true);
  if (!isGone) return null;
  return (
    <ProblemAnchor path={`${path}.isGone`}>
      <InlineNotice kind="warning" role="status" title={DRAFT_GONE}>
        What you entered is still here. Saved or sent now, it becomes a new Shoop.
      </InlineNotice>
    </ProblemAnchor>
  );
}
