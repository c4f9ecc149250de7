import { type Atom, createAtom, useSelector } from '@tanstack/react-store';
import { createContext, useContext } from 'react';
import type { IntakeSegment } from '#domain/intake/sections.ts';
import type { SeenAnswers } from '#drafts/seen-answers.ts';

/** Number of marks of each section whose answers were compared. */
type MarkCounts = Readonly<Partial<Record<IntakeSegment, number>>>;

/** Marks of a physician's review: what changed since this physician last saw it (decision 112). */
export interface SeenReview {
  readonly answers: SeenAnswers;
  readonly counts: Atom<MarkCounts>;
  /** True while only changes are shown. */
  readonly isFiltered: Atom<boolean>;
}

/** Creates the marks of a review: none are counted and all answers are shown. */
export function createSeenReview(answers: SeenAnswers): SeenReview {
  return { answers, counts: createAtom<MarkCounts>({}), isFiltered: createAtom(false) };
}

const SeenReviewContext = createContext<SeenReview | null>(null);
export const SeenReviewProvider = SeenReviewContext.Provider;

/** Returns the marks of the review; null in a patient's own review and where nothing is kept. */
export const useSeenReview = () => useContext(SeenReviewContext);

const noCounts = createAtom<MarkCounts>({});
const noFilter = createAtom(false);

/** Returns the number of marks in a section; undefined while nothing was compared. */
export function useMarkCount(segment: IntakeSegment): number | undefined {
  return useSelector(useSeenReview()?.counts ?? noCounts, (counts) => counts[segment]);
}

/** Returns the number of all marks, and the filter that shows only changes. */
export function useChangeFilter() {
  const review = useSeenReview();
  const total = useSelector(review?.counts ?? noCounts, (counts) =>
    Object.values(counts).reduce((sum, count) => sum + count, 0),
  );
  const isSwitchedOn = useSelector(review?.isFiltered ?? noFilter);
  return {
    total,
    // Once the patient has taken the changes back, everything is shown again.
    isFiltered: isSwitchedOn && total > 0,
    toggle: () => review?.isFiltered.set((on) => !on),
  };
}
