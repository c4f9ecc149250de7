import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { cropHelp } from './crop-help.ts';
import Cropper from './cropper.tsx';
import classes from './picture.module.css';

interface CropDialogProps {
  /** Object URL of the chosen picture. */
  url: string;
  /** Receives the cropped picture as a data URL. */
  onUse: (address: string) => void;
  onCancel: () => void;
  /** Called if the browser cannot show the file as a picture. */
  onUnreadable: () => void;
}

/** Dialog that crops a chosen picture to 150 by 133 pixels (physician §9). */
export default function CropDialog({ url, onUse, onCancel, onUnreadable }: CropDialogProps) {
  const preview = useRef<HTMLCanvasElement>(null);
  const [ready, setReady] = useState(false);
  return (
    <Modal opened onClose={onCancel} title="Crop your picture" size="lg" closeOnClickOutside={false}>
      <Stack gap="md">
        <Group gap="md">
          <canvas ref={preview} className={classes.picture} role="img" aria-label="Preview" />
          <Text c="dimmed" className={classes.text}>
            {cropHelp}
          </Text>
        </Group>
        <Cropper url={url} preview={preview} onReady={() => setReady(true)} onUnreadable={onUnreadable} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button
            disabled={!ready}
            onClick={() => preview.current && onUse(preview.current.toDataURL('image/jpeg', 0.92))}
          >
            Use this picture
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
