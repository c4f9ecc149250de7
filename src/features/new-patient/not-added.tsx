import type { RetryMode } from '#api/activity.ts';
import type { ApiError } from '#api/client/api-error.ts';
import type { ShownOutcome } from '#api/use-creation.ts';
import { messages } from '#domain/messages.ts';
import { NotSaved } from '#ui/feedback/not-saved.tsx';
import { UnknownOutcomeNotice } from '#ui/feedback/unknown-outcome-notice.tsx';

const FREE = 'We have asked: no account has this email address, so it is not the cause.';

interface NotAddedProps {
  error: ApiError | null;
  outcome: ShownOutcome | null;
  /** True if the server reports the email as free, whatever the toast says (physician §8). */
  isFree: boolean;
  /** Submits the form. */
  onRetry: (mode: RetryMode) => void;
}

/** Reason why the patient is not added (decision 40). A taken email is shown at its field. */
export function NotAdded({ error, outcome, isFree, onRetry }: NotAddedProps) {
  if (outcome) return <UnknownOutcomeNotice what="The new patient" outcome={outcome} onRetry={onRetry} />;
  if (!error) return null;
  const isAboutEmail = error.toast === messages.emailRegistered;
  if (isAboutEmail && error.status === 409) return null;
  const why = isAboutEmail ? [error.reason, ...(isFree ? [FREE] : [])] : [error.message];
  return <NotSaved title="The patient is not added." why={why} />;
}
