import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { PictureName } from '#ui/illustrations/picture.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';

interface NothingToTakeProps {
  title: string;
  picture: PictureName;
  /** Leads back to the form. */
  onBack: () => void;
  /** What would stand here. */
  children: ReactNode;
}

/** A dialog that has no Shoop to take from: what it is for, and the way back to the form. */
export function NothingToTake({ title, picture, onBack, children }: NothingToTakeProps) {
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
