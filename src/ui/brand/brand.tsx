import { VisuallyHidden } from '@mantine/core';
import { brandName } from '#ui/theme/brand-name.ts';
import classes from './brand.module.css';
import { BrandMark } from './brand-mark.tsx';

export interface BrandProps {
  name?: string;
  /** The mark alone; the name is still read aloud. */
  compact?: boolean;
  /** The mark alone on the narrowest phones, where something else needs the room. */
  foldable?: boolean;
  size?: 'md' | 'lg';
}

/** The mark and the name beside it. Put it inside the link that leads home. */
export function Brand({ name = brandName, compact = false, foldable, size = 'md' }: BrandProps) {
  return (
    <span className={classes.brand} data-size={size} data-foldable={foldable}>
      <BrandMark />
      {compact ? <VisuallyHidden>{name}</VisuallyHidden> : <span className={classes.name}>{name}</span>}
    </span>
  );
}
