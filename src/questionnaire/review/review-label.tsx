import { VisuallyHidden } from '@mantine/core';
import classes from './review.module.css';

interface ReviewLabelProps {
  /** Hides the label visually. */
  hidden: boolean;
  children: string;
}

/** Label of an answer in a review. */
export function ReviewLabel({ hidden, children }: ReviewLabelProps) {
  return <dt className={classes.label}>{hidden ? <VisuallyHidden>{children}</VisuallyHidden> : children}</dt>;
}
