import { ActionIcon, FileButton } from '@mantine/core';
import { IconPencil, IconUser } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import { acceptedPictures } from '#domain/files/picture-files.ts';
import classes from './picture.module.css';

interface PictureFrameProps {
  /** What the pencil does, to who cannot see it. */
  label: string;
  /** The id of what more is to be known before choosing. */
  describedBy: string;
  pencil: Ref<HTMLButtonElement>;
  onChoose: (file: File | null) => void;
  /** The picture, or what stands for it. */
  children: ReactNode;
}

/** A picture of somebody, with the pencil that chooses another one. */
export function PictureFrame({ label, describedBy, pencil, onChoose, children }: PictureFrameProps) {
  return (
    <div className={classes.frame}>
      {children}
      <FileButton
        accept={acceptedPictures}
        onChange={onChoose}
        inputProps={{ 'aria-hidden': true, tabIndex: -1 }}
      >
        {(button) => (
          <ActionIcon
            {...button}
            ref={pencil}
            variant="filled"
            color="pine"
            className={classes.pencil}
            aria-label={label}
            aria-describedby={describedBy}
          >
            <IconPencil aria-hidden stroke={1.75} />
          </ActionIcon>
        )}
      </FileButton>
    </div>
  );
}

interface StandingPictureProps {
  /** Its address; '' for none. */
  image: string | null;
  alt: string;
}

/** A picture at its size in the frame, or the outline of a person. */
export function StandingPicture({ image, alt }: StandingPictureProps) {
  if (image) return <img src={image} alt={alt} className={classes.picture} />;
  return (
    <span className={classes.picture}>
      <IconUser aria-hidden size={64} stroke={1.25} />
    </span>
  );
}
