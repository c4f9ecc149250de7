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

export interface UploadFieldProps {
  type: UploadType;
  label: string;
  userId: string;
  /** Name of the uploaded picture, if any. */
  uploaded: string | undefined;
  onUploaded: (name: string) => void;
  onUploading: (label: string, uploading: boolean) => void;
}

type PictureUploadOptions = Pick<UploadFieldProps, 'type' | 'userId' | 'onUploaded'>;

/** Uploads a picture once it is chosen. */
function usePictureUpload({ type, userId, onUploaded }: PictureUploadOptions) {
  const { send, error, clearFailure, ...uploadState } = useUpload(uploadForRegistration);
  const [problem, setProblem] = useState<string | null>(null);
  const announce = useAnnounce();
  const latestFile = useRef<File | null>(null);

  async function upload([file]: readonly File[]) {
    if (!file || uploadState.uploading) return;
    clearFailure();
    latestFile.current = file;
    const foundProblem = await findPictureProblem(file);
    // A picture that was chosen since then replaces this one, whichever is read first.
    if (latestFile.current !== file) return;
    setProblem(foundProblem);
    if (foundProblem) return announce(foundProblem);
    try {
      await send({ body: { user_id: userId, type, file } });
      onUploaded(file.name);
      announce(`${file.name} is uploaded`);
    } catch {
      // `error` is shown in the field.
    }
  }

  return { ...uploadState, upload, error: problem ?? error?.message };
}

/** Picture of step 2. It is uploaded when chosen; a further upload replaces it. */
export function UploadField({ label, uploaded, onUploading, ...options }: UploadFieldProps) {
  const { upload, uploading, fraction, canceled, cancel, error } = usePictureUpload(options);
  useEffect(() => {
    onUploading(label, uploading);
    // An unmount aborts the upload.
    return () => onUploading(label, false);
  }, [onUploading, label, uploading]);
  return (
    <Stack gap="xs">
      <FileDrop
        label={label}
        description={`Optional. One picture, .jpg, .jpeg or .png, up to ${formatFileSize(MAX_FILE_BYTES)}.`}
        accept={acceptedPictures}
        disabled={uploading}
        error={error}
        onFiles={(files) => void upload(files)}
      >
        {!uploading && <UploadOutcome canceled={canceled} uploaded={uploaded} />}
      </FileDrop>
      {uploading && <UploadProgress fraction={fraction} onCancel={cancel} />}
    </Stack>
  );
}

interface UploadOutcomeProps extends Pick<UploadFieldProps, 'uploaded'> {
  canceled: boolean;
}

/** Notices of a canceled upload, and of the uploaded picture. */
function UploadOutcome({ canceled, uploaded }: UploadOutcomeProps) {
  return (
    <>
      {canceled && (
        <Box mb="xs">
          <InlineNotice kind="info" role="status">
            The upload is canceled.
          </InlineNotice>
        </Box>
      )}
      {uploaded && (
        <Box mb="xs">
          <InlineNotice kind="success" role="none" title={<bdi>{uploaded}</bdi>}>
            Uploaded. Choose another picture to replace it.
          </InlineNotice>
        </Box>
      )}
    </>
  );
}
