import { Button, Text, VisuallyHidden } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { download } from '#api/client/download.ts';
import { safeFileName } from '#domain/files/document-files.ts';
import { saveFile } from '#ui/save-file.ts';

interface DownloadButtonProps {
  /** 'Download' in the intake, 'Download Document' in the review (intake §3, physician §3). */
  label: string;
  url: string;
  /** The name to save it under (decision 36). */
  saveAs: string;
  /** Tells this button apart from the others of its kind. */
  title: string;
}

/** Fetches a document's file and saves it; says beside itself when it could not. */
export function DownloadButton({ label, url, saveAs, title }: DownloadButtonProps) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => saveFile(await download(url), safeFileName(saveAs)),
  });
  return (
    <>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconDownload aria-hidden size={18} stroke={1.75} />}
        loading={isPending}
        onClick={() => mutate()}
      >
        {label}
        <VisuallyHidden component="span"> {title}</VisuallyHidden>
      </Button>
      {error && (
        <Text role="alert" c="red" size="sm" w="100%">
          This file could not be downloaded. {error.message}
        </Text>
      )}
    </>
  );
}
