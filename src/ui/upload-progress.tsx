import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { useEffect, useRef } from 'react';

/** How far an upload has got, in words too; focus comes here, since the button that began it is gone. */
export function UploadProgress({ fraction, onCancel }: { fraction: number; onCancel: () => void }) {
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  const percent = Math.round(fraction * 100);
  return (
    <Stack gap="xs">
      <Group justify="space-between" gap="sm">
        <Text>{percent < 100 ? `Uploading, ${percent}%` : 'Uploaded. Waiting for the clinic’s answer.'}</Text>
        <Button ref={cancel} variant="default" size="sm" onClick={onCancel}>
          Cancel upload
        </Button>
      </Group>
      <Progress.Root size="lg">
        <Progress.Section value={percent} aria-label="Upload" />
      </Progress.Root>
    </Stack>
  );
}
