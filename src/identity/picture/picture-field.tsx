import { Button, Group, Input, Stack, Text, Title } from '@mantine/core';
import { lazy, Suspense, useId, useRef } from 'react';
import { useAnnounce } from '#ui/feedback/live-region.tsx';
import classes from './picture.module.css';
import { PictureFrame, PictureOrOutline } from './picture-frame.tsx';
import { usePicture } from './use-picture.ts';

const CropDialog = lazy(() => import('./crop-dialog.tsx'));

interface PictureFieldProps {
  label: string;
  description: string;
  /** Cropped picture as a data URL; '' for none. */
  value: string;
  onChange: (value: string) => void;
}

/** Chooses, crops and removes the picture. The focus returns to the pencil button. */
function usePortrait(onChange: PictureFieldProps['onChange']) {
  const { clear, ...picture } = usePicture();
  const announce = useAnnounce();
  const pencil = useRef<HTMLButtonElement>(null);

  /** Closes the dialog. Its focus trap ends with this frame, so the next one moves the focus. */
  function closeDialog() {
    clear();
    requestAnimationFrame(() => pencil.current?.focus());
  }

  function acceptCrop(address: string) {
    onChange(address);
    closeDialog();
    announce('Your picture is chosen');
  }

  function removePicture() {
    onChange('');
    // The clicked button is removed, so the focus moves.
    pencil.current?.focus();
    announce('Your picture is removed');
  }

  return { ...picture, pencil, closeDialog, acceptCrop, removePicture };
}

/** Field for the user's own portrait: choose, crop in a dialog, remove. */
export function PictureField({ label, description, value, onChange }: PictureFieldProps) {
  const { url, problem, choose, reject, pencil, closeDialog, acceptCrop, removePicture } =
    usePortrait(onChange);
  const id = useId();
  return (
    <fieldset aria-labelledby={`${id}-label`} className={classes.field}>
      <Title order={3} size="h4" id={`${id}-label`} mb="md">
        {label}
      </Title>
      <Group gap="lg" align="center">
        <PictureFrame
          label={value ? 'Change picture' : 'Choose a picture'}
          describedBy={`${id}-description`}
          pencil={pencil}
          onChoose={(file) => void choose(file)}
        >
          <PictureOrOutline image={value} alt="The one you have chosen" />
        </PictureFrame>
        <Stack gap="xs" align="flex-start" className={classes.text}>
          <div id={`${id}-description`}>
            <Text size="sm" c="dimmed">
              {description}
            </Text>
            {problem && <Input.Error>{problem}</Input.Error>}
          </div>
          {value && (
            <Button variant="default" size="sm" onClick={removePicture}>
              Remove picture
            </Button>
          )}
        </Stack>
      </Group>
      {url && (
        <Suspense>
          <CropDialog url={url} onUse={acceptCrop} onCancel={closeDialog} onUnreadable={reject} />
        </Suspense>
      )}
    </fieldset>
  );
}
