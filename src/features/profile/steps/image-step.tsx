import { Button, Group, Input, Skeleton, Stack, Text } from '@mantine/core';
import { lazy, Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { reasonsOf } from '#api/client/reasons-of.ts';
import { titleOf } from '#domain/profile/profile-steps.ts';
import classes from '#identity/picture/picture.module.css';
import { PictureFrame, PictureOrOutline } from '#identity/picture/picture-frame.tsx';
import { usePicture } from '#identity/picture/use-picture.ts';
import { NotSaved } from '#ui/feedback/not-saved.tsx';
import { useReportUnsaved } from '#ui/leaving/unsaved.ts';
import { StepActions } from './step-actions.tsx';
import type { StepProps } from './step-props.ts';
import { usePictureSave } from './use-picture-save.ts';

const Cropper = lazy(() => import('#identity/picture/cropper.tsx'));
const title = titleOf('image');

/** Step 2: profile image, and a cropper for a new one of 150 by 133 pixels (accounts §2.16). */
export function ImageStep({ profile, onSaved }: StepProps) {
  const picture = usePicture();
  const preview = useRef<HTMLCanvasElement>(null);
  const pencil = useRef<HTMLButtonElement>(null);
  const [ready, setReady] = useState(false);
  const { submit, saving, error } = usePictureSave();
  const errorId = useId();
  const reportUnsaved = useReportUnsaved();
  const dirty = picture.url !== null && ready;
  const report = useEffectEvent(reportUnsaved);
  useEffect(() => report(title, dirty), [dirty]);

  function drop() {
    picture.drop();
    setReady(false);
  }

  async function update() {
    if (!preview.current || saving || !dirty) return;
    if (!(await submit(preview.current))) return;
    drop();
    onSaved();
  }

  return (
    <form
      noValidate
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        void update();
      }}
    >
      <Stack gap="lg">
        <Group gap="lg" align="flex-end">
          <PictureFrame
            label="Change image"
            describedBy={errorId}
            pencil={pencil}
            onChoose={(file) => void picture.choose(file)}
          >
            {picture.url ? (
              <canvas ref={preview} className={classes.picture} role="img" aria-label="Preview" />
            ) : (
              <PictureOrOutline image={profile.profileImage} alt="You, as the clinic sees you" />
            )}
          </PictureFrame>
          <div className={classes.words}>
            <Text c="dimmed">
              {picture.url
                ? 'This is how your picture will look.'
                : 'Press the pencil to choose a picture: a .jpg, .jpeg or .png file.'}
            </Text>
            <div id={errorId}>{picture.problem && <Input.Error>{picture.problem}</Input.Error>}</div>
          </div>
        </Group>
        {picture.url && (
          <Stack gap="sm">
            <Suspense fallback={<Skeleton className={classes.waiting} />}>
              <Cropper
                key={picture.url}
                url={picture.url}
                preview={preview}
                onReady={() => setReady(true)}
                onUnreadable={picture.reject}
              />
            </Suspense>
            <Text size="sm" c="dimmed">
              Drag the frame, or move it with the arrow keys. Its corners make it larger or smaller.
            </Text>
            <Group>
              <Button
                variant="default"
                disabled={saving}
                onClick={() => {
                  drop();
                  pencil.current?.focus();
                }}
              >
                Keep the old picture
              </Button>
            </Group>
          </Stack>
        )}
        {error && (
          <NotSaved
            title="Your picture is not saved."
            why={reasonsOf(error)}
            kept="The one you chose is still here."
          />
        )}
        <StepActions
          step="image"
          isDirty={dirty}
          isSaving={saving}
          untouched="Update becomes available when you choose a picture."
          touched="Your new picture is not saved yet."
        />
      </Stack>
    </form>
  );
}
