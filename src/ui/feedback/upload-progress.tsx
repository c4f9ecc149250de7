import { Button, Progress, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { useEffect, useRef } from 'react';
import { useAnnounce } from './live-region.tsx';

/**
 * Progress of an upload, also as text. Cancel is at the far end, so that a second click or Enter
 * cannot hit it. Takes focus if the control that began the upload has lost it.
 */
export function UploadProgress({ fraction, onCancel }: { fraction: number; onCancel: () => void }) {
  const root = useRef<HTMLDivElement>(null);
  const announce = useAnnounce();
  useEffect(() => {
    announce('Uploading');
    const { activeElement } = document;
    const isLost = !activeElement || activeElement === document.body || activeElement.matches(':disabled');
    if (isLost) root.current?.focus({ preventScroll: true });
  }, [announce]);
  const percent = Math.round(fraction * 100);
  return (
    <Stack ref={root} role="group" aria-label="Upload under way" tabIndex={-1} gap="xs" align="stretch">
      <Text>{percent < 100 ? `Uploading, ${percent}%` : 'Uploaded. Waiting for the clinic’s answer.'}</Text>
      <Progress.Root size="lg">
        <Progress.Section value={percent} aria-label="Upload" />
      </Progress.Root>
      <Button variant="default" size="sm" onClick={onCancel} style={{ alignSelf: 'flex-start' }}>
        Cancel upload
      </Button>
    </Stack>
  );
}
