import { VisuallyHidden } from '@mantine/core';
import classes from './review.module.css';

interface ReviewLabelProps {
  /** It is heard and not seen. */
  hidden: boolean;
  children: string;
}

/** What an answer of a review is about. */
export function ReviewLabel({ hidden, children }: ReviewLabelProps) {
  return <dt className={classes.label}>{hidden ? <VisuallyHidden>{children}</VisuallyHidden> : children}</dt>;
}
