import { Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Picture } from '#ui/illustrations/picture.tsx';
import classes from './documents.module.css';
import { useShownFile } from './use-shown-file.ts';

/**
 * Preview of a picture or PDF. The browser's own viewer shows PDFs, separate from the page.
 * Browsers block the viewer in a sandboxed frame; the blob's type ensures that nothing else runs.
 */
export function FilePreview({ file, name }: { file: Blob; name: string }) {
  const shownFile = useShownFile(file);
  const [isBroken, setBroken] = useState(false);
  if (!shownFile) return <Skeleton className={classes.page} />;
  if (shownFile.preview === 'picture' && !isBroken) {
    return (
      <img
        src={shownFile.url}
        alt={`Preview of ${name}`}
        className={classes.picture}
        onError={() => setBroken(true)}
      />
    );
  }
  if (shownFile.preview === 'pdf' && navigator.pdfViewerEnabled) {
    return (
      <iframe
        src={shownFile.url}
        title={`Preview of ${name}`}
        className={classes.page}
        referrerPolicy="no-referrer"
      />
    );
  }
  return (
    <Stack align="center" gap="sm" ta="center">
      <Picture of={isBroken ? 'page' : 'folder'} />
      <Text c="dimmed">
        {isBroken
          ? 'This picture cannot be shown. It may be damaged.'
          : 'This browser cannot show this file here. Download it to open it with another program.'}
      </Text>
    </Stack>
  );
}
