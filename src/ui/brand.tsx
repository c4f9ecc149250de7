import { VisuallyHidden } from '@mantine/core';
import classes from './brand.module.css';
import { BrandMark } from './brand-mark.tsx';
import { brandName } from './theme/brand-name.ts';

export interface BrandProps {
  name?: string;
  /** The mark alone; the name is still read aloud. */
  compact?: boolean;
  size?: 'md' | 'lg';
}

/** The mark and the name beside it. Put it inside the link that leads home. */
export function Brand({ name = brandName, compact = false, size = 'md' }: BrandProps) {
  return (
    <span className={classes.brand} data-size={size}>
      <BrandMark />
      {compact ? <VisuallyHidden>{name}</VisuallyHidden> : <span className={classes.name}>{name}</span>}
    </span>
  );
}
