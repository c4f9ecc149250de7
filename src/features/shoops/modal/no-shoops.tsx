import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { PictureName } from '#ui/illustrations/picture.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';

interface NoShoopsProps {
  title: string;
  picture: PictureName;
  onBack: () => void;
  /** Explains what the dialog would list. */
  children: ReactNode;
}

/** Empty state of a dialog that offers Shoops, with a button back to the form. */
export function NoShoops({ title, picture, onBack, children }: NoShoopsProps) {
  return (
    <EmptyState
      title={title}
      titleOrder={3}
      picture={picture}
      action={
        <Button variant="default" onClick={onBack}>
          Back to the form
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
