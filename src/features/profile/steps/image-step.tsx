import { Button, Group, Input, Skeleton, Stack, Text } from '@mantine/core';
import {
  type FormEvent,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useId,
  useRef,
  useState,
} from 'react';
import { reasonsOf } from '#api/client/reasons-of.ts';
import { profileStepTitle } from '#domain/profile/profile-steps.ts';
import { cropHelp } from '#identity/picture/crop-help.ts';
import classes from '#identity/picture/picture.module.css';
import { PictureFrame, PictureOrOutline } from '#identity/picture/picture-frame.tsx';
import { usePicture } from '#identity/picture/use-picture.ts';
import { NotSaved } from '#ui/feedback/not-saved.tsx';
import { useReportDirty } from '#ui/leaving/unsaved-sections.ts';
import { StepActions } from './step-actions.tsx';
import type { StepProps } from './step-props.ts';
import { usePictureSave } from './use-picture-save.ts';

const Cropper = lazy(() => import('#identity/picture/cropper.tsx'));
const title = profileStepTitle('image');

/** Holds the new picture while it is chosen, cropped on a canvas, and saved. */
function useNewPicture(onSaved: () => void) {
  const picture = usePicture();
  const preview = useRef<HTMLCanvasElement>(null);
  const [isCropped, setCropped] = useState(false);
  const { savePicture, isSaving, error } = usePictureSave();
  const isDirty = picture.url !== null && isCropped;
  useReportDirty(title, isDirty);

  /** Drops the new picture: the saved one is shown again. */
  function drop() {
    picture.clear();
    setCropped(false);
  }

  return {
    ...picture,
    preview,
    isDirty,
    isSaving,
    error,
    drop,
    /** Called when the canvas shows the picture. */
    onReady: () => setCropped(true),
    async save() {
      if (!preview.current || isSaving || !isDirty) return;
      if (!(await savePicture(preview.current))) return;
      drop();
      onSaved();
    },
  };
}

type NewPicture = ReturnType<typeof useNewPicture>;

/** Step 2: profile image, and a cropper for a new one of 150 by 133 pixels (accounts §2.16). */
export function ImageStep({ profile, onSaved }: StepProps) {
  const picture = useNewPicture(onSaved);
  const pencil = useRef<HTMLButtonElement>(null);

  function update(event: FormEvent) {
    event.preventDefault();
    void picture.save();
  }

  return (
    <form noValidate aria-label={title} onSubmit={update}>
      <Stack gap="lg">
        <PicturePreview picture={picture} pencil={pencil}>
          <PictureOrOutline image={profile.profileImage} alt="You, as the clinic sees you" />
        </PicturePreview>
        {picture.url && (
          <CropArea
            picture={picture}
            url={picture.url}
            onKeepOld={() => {
              picture.drop();
              pencil.current?.focus();
            }}
          />
        )}
        {picture.error !== null && (
          <NotSaved
            title="Your picture is not saved."
            why={reasonsOf(picture.error)}
            kept="The one you chose is still here."
          />
        )}
        <StepActions
          step="image"
          isDirty={picture.isDirty}
          isSaving={picture.isSaving}
          untouched="Update becomes available when you choose a picture."
          touched="Your new picture is not saved yet."
        />
      </Stack>
    </form>
  );
}

interface PicturePreviewProps {
  picture: NewPicture;
  pencil: RefObject<HTMLButtonElement | null>;
  /** Saved picture. */
  children: ReactNode;
}

/** Preview of the new picture, else the saved one, with the pencil that chooses a file. */
function PicturePreview({ picture, pencil, children }: PicturePreviewProps) {
  const errorId = useId();
  return (
    <Group gap="lg" align="flex-end">
      <PictureFrame
        label="Change image"
        describedBy={errorId}
        pencil={pencil}
        onChoose={(file) => void picture.choose(file)}
      >
        {picture.url ? (
          <canvas ref={picture.preview} className={classes.picture} role="img" aria-label="Preview" />
        ) : (
          children
        )}
      </PictureFrame>
      <div className={classes.text}>
        <Text c="dimmed">
          {picture.url
            ? 'This is how your picture will look.'
            : 'Press the pencil to choose a picture: a .jpg, .jpeg or .png file.'}
        </Text>
        <div id={errorId}>{picture.problem && <Input.Error>{picture.problem}</Input.Error>}</div>
      </div>
    </Group>
  );
}

interface CropAreaProps {
  picture: NewPicture;
  url: string;
  onKeepOld: () => void;
}

/** Cropper of the new picture, and a button to keep the saved one. */
function CropArea({ picture, url, onKeepOld }: CropAreaProps) {
  return (
    <Stack gap="sm">
      <Suspense fallback={<Skeleton className={classes.waiting} data-loading="" />}>
        <Cropper
          key={url}
          url={url}
          // Canvas above, on which the cropper draws its part of the picture.
          preview={picture.preview}
          onReady={picture.onReady}
          onUnreadable={picture.reject}
        />
      </Suspense>
      <Text size="sm" c="dimmed">
        {cropHelp}
      </Text>
      <Group>
        <Button variant="default" disabled={picture.isSaving} onClick={onKeepOld}>
          Keep the old picture
        </Button>
      </Group>
    </Stack>
  );
}
