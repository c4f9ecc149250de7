import type { Answers } from '#domain/questions/question.ts';
import { fullName } from '#domain/values/full-name.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { LinkAnchor } from '#ui/links/link-anchor.tsx';

/** Notice that the patient was added while the form was being changed. The form stays open. */
export function AddedNotice({ patient: { firstName, lastName } }: { patient: Answers }) {
  return (
    <InlineNotice
      kind="success"
      title={`${fullName({ firstName: String(firstName), lastName: String(lastName) })} is added.`}
      action={<LinkAnchor to="/physician/list-patient">Go to the patient listing</LinkAnchor>}
    >
      What you typed meanwhile came too late for it. It is still here, and can be entered in the patient’s
      Health Intake.
    </InlineNotice>
  );
}
