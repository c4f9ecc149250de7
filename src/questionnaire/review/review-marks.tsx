import '@mantine/core/styles/Badge.layer.css';
import { Badge } from '@mantine/core';
import { createContext, use } from 'react';
import classes from './review-marks.module.css';

const ReviewMarksContext = createContext<ReadonlySet<string> | null>(null);
/** Provides the names of the changed items of a section; null marks nothing. */
export const ReviewMarksProvider = ReviewMarksContext.Provider;

/** Mark of a part of a review that shows one or more items. */
interface ReviewMark {
  isChanged: boolean;
  /** `data-items` names the items, so that a watcher knows what is on the screen. */
  attributes: { 'data-items'?: string; 'data-changed'?: true };
}

/** Returns a function that finds the mark of items by their names. */
export function useReviewMark(): (names: readonly string[]) => ReviewMark {
  const changed = use(ReviewMarksContext);
  return (names) => {
    if (!changed || names.length === 0) return { isChanged: false, attributes: {} };
    const isChanged = names.some((name) => changed.has(name));
    const attributes = { 'data-items': names.join(' '), ...(isChanged && { 'data-changed': true as const }) };
    return { isChanged, attributes };
  };
}

/** Mark next to a changed answer. Paper outlives it, so it is not printed. */
export function ChangedMark() {
  return (
    <>
      {' '}
      <Badge color="amber" className={classes.mark} data-no-print>
        Changed
      </Badge>
    </>
  );
}
