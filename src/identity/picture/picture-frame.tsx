import { ActionIcon, FileButton } from '@mantine/core';
import { IconPencil, IconUser } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import { acceptedPictures } from '#domain/files/picture-files.ts';
import classes from './picture.module.css';

interface PictureFrameProps {
  /** Accessible name of the pencil button. */
  label: string;
  /** Id of the description of the pencil button. */
  describedBy: string;
  pencil: Ref<HTMLButtonElement>;
  onChoose: (file: File | null) => void;
  /** Picture or its placeholder. */
  children: ReactNode;
}

/** Picture of a person with a pencil button that chooses another file. */
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

interface PictureOrOutlineProps {
  /** URL of the picture; '' or null for none. */
  image: string | null;
  alt: string;
}

/** Picture at the frame's size, or the outline of a person. */
export function PictureOrOutline({ image, alt }: PictureOrOutlineProps) {
  if (image) return <img src={image} alt={alt} className={classes.picture} />;
  return (
    <span className={classes.picture}>
      <IconUser aria-hidden size={64} stroke={1.25} />
    </span>
  );
}
