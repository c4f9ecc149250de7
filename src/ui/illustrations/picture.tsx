import { type ComponentType, lazy, Suspense } from 'react';
import type { ArtProps } from './art.tsx';
import classes from './illustration.module.css';

/** Renders `instead` if the illustrations fail to load, as for a notice of being offline. */
const Art = lazy<ComponentType<ArtProps>>(() =>
  preloadArt().catch(() => ({ default: ({ instead }) => instead })),
);

/** Preloads the illustrations of empty states and failures, for when there is no connection. */
export const preloadArt = () => import('./art.tsx');

export type PictureName = ArtProps['of'];

interface PictureProps extends ArtProps {
  /** Small size, for a place next to text or in a card of few lines. */
  small?: boolean;
}

/** Illustration in a place of fixed size, so that nothing moves when it loads. */
export function Picture({ of, small, instead }: PictureProps) {
  return (
    <span className={classes.place} data-small={small || undefined}>
      <Suspense fallback={instead}>
        <Art of={of} instead={instead} />
      </Suspense>
    </span>
  );
}
