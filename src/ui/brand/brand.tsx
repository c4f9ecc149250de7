import { VisuallyHidden } from '@mantine/core';
import { brandName } from '#ui/theme/brand-name.ts';
import classes from './brand.module.css';
import { BrandMark } from './brand-mark.tsx';

export interface BrandProps {
  name?: string;
  /** Shows the mark alone; screen readers still read the name. */
  compact?: boolean;
  /** Shows the mark alone on the narrowest phones, where the room is needed. */
  foldable?: boolean;
  size?: 'md' | 'lg';
}

/** Mark with the name next to it. Put it inside the link to the home page. */
export function Brand({ name = brandName, compact = false, foldable, size = 'md' }: BrandProps) {
  return (
    <span className={classes.brand} data-size={size} data-foldable={foldable}>
      <BrandMark />
      {compact ? <VisuallyHidden>{name}</VisuallyHidden> : <span className={classes.name}>{name}</span>}
    </span>
  );
}
