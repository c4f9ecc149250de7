import type { RetryMode } from '#api/activity.ts';
import type { ApiError } from '#api/client/api-error.ts';
import type { ShownOutcome } from '#api/use-creation.ts';
import { messages } from '#domain/messages.ts';
import type { Answers } from '#domain/questions/question.ts';
import { fullName } from '#domain/values/full-name.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { NotSaved } from '#ui/feedback/not-saved.tsx';
import { UnknownOutcomeNotice } from '#ui/feedback/unknown-outcome-notice.tsx';
import { LinkAnchor } from '#ui/links/link-anchor.tsx';

const EMAIL_IS_FREE = 'We have asked: no account has this email address, so it is not the cause.';

interface AddOutcomeProps extends NotAddedProps {
  /** Answers with which the patient was added, if the form has changed since; else null. */
  addedAnswers: Answers | null;
  /** Set after a lost answer. */
  outcome: ShownOutcome | null;
  /** Submits the form. */
  onRetry: (mode: RetryMode) => void;
}

/** Outcome of the last sending, if the form stays open. */
export function AddOutcome({ addedAnswers, outcome, onRetry, ...failure }: AddOutcomeProps) {
  if (addedAnswers) return <AddedNotice patient={addedAnswers} />;
  if (outcome) return <UnknownOutcomeNotice what="The new patient" outcome={outcome} onRetry={onRetry} />;
  return <NotAdded {...failure} />;
}

/** Notice that the patient was added while the form was being changed. The form stays open. */
function AddedNotice({ patient: { firstName, lastName } }: { patient: Answers }) {
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

interface NotAddedProps {
  error: ApiError | null;
  /** True if the server reports the email as free, whatever the toast says (physician §8). */
  isEmailFree: boolean;
}

/** Reason why the patient is not added (decision 40). A taken email is shown at its field. */
function NotAdded({ error, isEmailFree }: NotAddedProps) {
  if (!error) return null;
  const blamesEmail = error.toast === messages.emailRegistered;
  if (blamesEmail && error.status === 409) return null;
  const reasons = blamesEmail ? [error.reason, ...(isEmailFree ? [EMAIL_IS_FREE] : [])] : [error.message];
  return <NotSaved title="The patient is not added." why={reasons} />;
}
