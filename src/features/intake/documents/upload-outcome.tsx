import { InlineNotice } from '#ui/inline-notice.tsx';
import type { DocumentFormState } from './use-document-form.ts';

/** Why the last upload did not succeed, in the catalogue's words and then in plain ones (decision 40). */
export function UploadOutcome({ upload }: { upload: DocumentFormState['upload'] }) {
  const { canceled, error, uploading } = upload;
  if (uploading) return null;
  if (canceled) {
    return (
      <InlineNotice kind="info" role="status" title="The upload is canceled.">
        Everything you entered is still here.
      </InlineNotice>
    );
  }
  if (!error) return null;
  const { reason, toast } = error;
  const title = toast ?? 'Your document is not saved.';
  return (
    <InlineNotice kind="error" title={title}>
      {reason !== title && `${reason} `}Everything you entered is still here.
    </InlineNotice>
  );
}
