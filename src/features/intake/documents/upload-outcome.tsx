import type { RetryMode } from '#api/activity.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { INPUT_KEPT, NotSaved } from '#ui/feedback/not-saved.tsx';
import { UnknownOutcomeNotice } from '#ui/feedback/unknown-outcome-notice.tsx';
import type { DocumentFormState } from './use-document-form.ts';

interface UploadOutcomeProps {
  upload: DocumentFormState['upload'];
  onSave: (mode: RetryMode) => void;
}

/** Notice of a failed upload: text of the catalogue, then the reason (decision 40). */
export function UploadOutcome({ upload, onSave }: UploadOutcomeProps) {
  const { canceled, error, uploading, outcome } = upload;
  if (uploading) return null;
  if (outcome) return <UnknownOutcomeNotice what="Your document" outcome={outcome} onRetry={onSave} />;
  if (canceled) {
    return (
      <InlineNotice kind="info" role="status" title="The upload is canceled.">
        {INPUT_KEPT}
      </InlineNotice>
    );
  }
  if (!error) return null;
  const { reason, toast } = error;
  const title = toast ?? 'Your document is not saved.';
  return <NotSaved title={title} why={reason === title ? [] : [reason]} />;
}
