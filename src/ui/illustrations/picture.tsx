import { type ComponentType, lazy, Suspense } from 'react';
import type { ArtProps } from './art.tsx';
import classes from './illustration.module.css';

/** Without a line the drawings may not come, and least of all where that is what is told. */
const Art = lazy<ComponentType<ArtProps>>(() =>
  fetchArt().catch(() => ({ default: ({ instead }) => instead })),
);

/** Fetches the drawings of all that is empty or fails, for when there is no line any more. */
export const fetchArt = () => import('./art.tsx');

export type PictureName = ArtProps['of'];

interface PictureProps extends ArtProps {
  /** Beside words, or in a card of few lines. */
  small?: boolean;
}

/** An illustration, whose place is there before it is: nothing moves when it comes. */
export function Picture({ of, small, instead }: PictureProps) {
  return (
    <span className={classes.place} data-small={small || undefined}>
      <Suspense fallback={instead}>
        <Art of={of} instead={instead} />
      </Suspense>
    </span>
  );
}
