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
  /** Name of the saved file (decision 36). */
  saveAs: string;
  /** Title of the document, which distinguishes this button from the others. */
  title: string;
}

/** Button that downloads a document's file, with an error message next to it. */
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
