import { Box, Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { uploadForRegistration } from '#api/endpoints/accounts/registration.ts';
import { useUpload } from '#api/use-upload.ts';
import { formatFileSize, MAX_FILE_BYTES } from '#domain/files/document-files.ts';
import { acceptedPictures, findPictureProblem } from '#domain/files/picture-files.ts';
import type { UploadType } from '#domain/registration/uploads.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { useAnnounce } from '#ui/feedback/live-region.tsx';
import { UploadProgress } from '#ui/feedback/upload-progress.tsx';
import { FileDrop } from '#ui/fields/file-drop.tsx';

interface UploadFieldProps {
  type: UploadType;
  label: string;
  userId: string;
  /** Name of the uploaded picture, if any. */
  uploaded: string | undefined;
  onUploaded: (name: string) => void;
  onUploading: (label: string, uploading: boolean) => void;
}

/** Picture of step 2. It is uploaded when chosen; a further upload replaces it. */
export function UploadField(props: UploadFieldProps) {
  const { type, label, userId, uploaded, onUploaded, onUploading } = props;
  const { send, uploading, fraction, canceled, error, cancel, clearFailure } =
    useUpload(uploadForRegistration);
  const [problem, setProblem] = useState<string | null>(null);
  const announce = useAnnounce();
  const latestFile = useRef<File | null>(null);

  useEffect(() => {
    onUploading(label, uploading);
    return () => onUploading(label, false);
  }, [onUploading, label, uploading]);

  async function take([file]: readonly File[]) {
    if (!file || uploading) return;
    clearFailure();
    latestFile.current = file;
    const found = await findPictureProblem(file);
    // A picture that was chosen since then replaces this one, whichever is read first.
    if (latestFile.current !== file) return;
    setProblem(found);
    if (found) return announce(found);
    try {
      await send({ body: { user_id: userId, type, file } });
      onUploaded(file.name);
      announce(`${file.name} is uploaded`);
    } catch {
      // `error` is shown in the field.
    }
  }

  const field = (
    <FileDrop
      label={label}
      description={`Optional. One picture, .jpg, .jpeg or .png, up to ${formatFileSize(MAX_FILE_BYTES)}.`}
      accept={acceptedPictures}
      disabled={uploading}
      error={problem ?? error?.message}
      onFiles={(files) => void take(files)}
    >
      {canceled && !uploading && (
        <Box mb="xs">
          <InlineNotice kind="info" role="status">
            The upload is canceled.
          </InlineNotice>
        </Box>
      )}
      {uploaded && !uploading && (
        <Box mb="xs">
          <InlineNotice kind="success" role="none" title={<bdi>{uploaded}</bdi>}>
            Uploaded. Choose another picture to replace it.
          </InlineNotice>
        </Box>
      )}
    </FileDrop>
  );
  return (
    <Stack gap="xs">
      {field}
      {uploading && <UploadProgress fraction={fraction} onCancel={cancel} />}
    </Stack>
  );
}
