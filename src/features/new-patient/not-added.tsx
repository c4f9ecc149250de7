import { failureOf, type RetryMode } from '#api/activity.ts';
import { outcomeIn } from '#api/send-once.ts';
import { messages } from '#domain/messages.ts';
import { NotSaved } from '#ui/feedback/not-saved.tsx';
import { UnknownOutcomeNotice } from '#ui/feedback/unknown-outcome-notice.tsx';
import type { AddActivity } from './use-add-patient.ts';

const FREE = 'We have asked: no account has this email address, so it is not the cause.';

interface NotAddedProps {
  activity: AddActivity;
  /** The server says that no account has the email, whatever the toast says (physician §8). */
  isFree: boolean;
  /** Submits the form. */
  onRetry: (mode: RetryMode) => void;
}

/** Reason why the patient is not added, above the button (decision 40). A taken email is shown at its field. */
export function NotAdded({ activity, isFree, onRetry }: NotAddedProps) {
  const outcome = outcomeIn(activity);
  const error = failureOf(activity);
  if (outcome)
    return (
      <UnknownOutcomeNotice
        what="The new patient"
        outcome={outcome}
        onLook={() => onRetry('look')}
        onSend={() => onRetry('send')}
      />
    );
  if (!error) return null;
  const isAboutEmail = error.toast === messages.emailRegistered;
  if (isAboutEmail && error.status === 409) return null;
  const why = isAboutEmail ? [error.reason, ...(isFree ? [FREE] : [])] : [error.message];
  return <NotSaved title="The patient is not added." why={why} />;
}
