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

/** Chooses and removes the picture. The focus returns to the pencil. */
function usePortrait(onChange: PictureFieldProps['onChange']) {
  const { drop, ...picture } = usePicture();
  const announce = useAnnounce();
  const pencil = useRef<HTMLButtonElement>(null);

  /** Closes the dialog and returns the focus to the pencil in the next frame. */
  function close() {
    drop();
    requestAnimationFrame(() => pencil.current?.focus());
  }

  function use(address: string) {
    onChange(address);
    close();
    announce('Your picture is chosen');
  }

  function remove() {
    onChange('');
    // The clicked button is removed, so the focus moves.
    pencil.current?.focus();
    announce('Your picture is removed');
  }

  return { ...picture, pencil, close, use, remove };
}

/** Field for the user's own portrait: choose, crop in a dialog, remove. */
export function PictureField({ label, description, value, onChange }: PictureFieldProps) {
  const { url, problem, choose, reject, pencil, close, use, remove } = usePortrait(onChange);
  const id = useId();
  return (
    <fieldset aria-labelledby={`${id}-label`} className={classes.field}>
      <Title order={3} size="h4" id={`${id}-label`} mb="md">
        {label}
      </Title>
      <Group gap="lg" align="center">
        <PictureFrame
          label={value ? 'Change picture' : 'Choose a picture'}
          describedBy={`${id}-words`}
          pencil={pencil}
          onChoose={(file) => void choose(file)}
        >
          <PictureOrOutline image={value} alt="The one you have chosen" />
        </PictureFrame>
        <Stack gap="xs" align="flex-start" className={classes.words}>
          <div id={`${id}-words`}>
            <Text size="sm" c="dimmed">
              {description}
            </Text>
            {problem && <Input.Error>{problem}</Input.Error>}
          </div>
          {value && (
            <Button variant="default" size="sm" onClick={remove}>
              Remove picture
            </Button>
          )}
        </Stack>
      </Group>
      {url && (
        <Suspense>
          <CropDialog url={url} onUse={use} onCancel={close} onUnreadable={reject} />
        </Suspense>
      )}
    </fieldset>
  );
}
