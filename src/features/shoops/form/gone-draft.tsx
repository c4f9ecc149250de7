import { useFromAnswer } from '#questionnaire/answer-form.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';

/** The draft was sent or removed elsewhere while it was open here. */
export function GoneDraft({ path }: { path: string }) {
  const isGone = useFromAnswer(`${path}.isGone`, (gone) => gone === true);
  if (!isGone) return null;
  return (
    <InlineNotice kind="warning" role="status" title="This draft was sent or removed meanwhile.">
      What you entered is still here. Saved or sent now, it becomes a new Shoop.
    </InlineNotice>
  );
}
