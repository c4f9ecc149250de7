import type { How } from '#api/use-creation.ts';
import { DoubtNotice } from '#ui/feedback/doubt-notice.tsx';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { KEPT, NotSaved } from '#ui/feedback/not-saved.tsx';
import type { DocumentFormState } from './use-document-form.ts';

interface UploadOutcomeProps {
  upload: DocumentFormState['upload'];
  onSave: (how: How) => void;
}

/** Why the last upload did not succeed, in the catalogue's words and then in plain ones (decision 40). */
export function UploadOutcome({ upload, onSave }: UploadOutcomeProps) {
  const { canceled, error, uploading, doubt } = upload;
  if (uploading) return null;
  if (doubt) {
    const what = 'Your document';
    return (
      <DoubtNotice what={what} doubt={doubt} onLook={() => onSave('look')} onSend={() => onSave('send')} />
    );
  }
  if (canceled) {
    return (
      <InlineNotice kind="info" role="status" title="The upload is canceled.">
        {KEPT}
      </InlineNotice>
    );
  }
  if (!error) return null;
  const { reason, toast } = error;
  const title = toast ?? 'Your document is not saved.';
  return <NotSaved title={title} why={reason === title ? [] : [reason]} />;
}
