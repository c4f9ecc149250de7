import { type RefObject, useEffect, useEffectEvent, useMemo } from 'react';
import { type QuestionnaireSection, questionnaires } from '#domain/intake/questionnaires.ts';
import { decodeAnswers } from '#domain/questions/questionnaire.ts';
import { listChanges } from '#domain/seen-answers/changes.ts';
import { countMarks } from '#domain/seen-answers/count-marks.ts';
import { watchSeen } from '#ui/reading/watch-seen.ts';
import type { SectionRead } from '../../section-record.tsx';
import type { SeenReview } from './seen-review.ts';
import { listRecordItems, useComparison } from './use-comparison.ts';

const noNames: ReadonlySet<string> = new Set();

/**
 * Compares a section's record with the answers seen last, reports the number of marks, and stores
 * answers as seen once they come into view.
 * @param review null where nothing is marked
 * @param container element with the rendered answers
 * @returns names of the changed items, or null where nothing is marked
 */
export function useSectionMarks(
  review: SeenReview | null,
  { module, segment }: QuestionnaireSection,
  { record, readAt, isSettled }: SectionRead,
  container: RefObject<HTMLElement | null>,
): ReadonlySet<string> | null {
  const recordComparison = useComparison(review?.answers, module, record);
  const changedNames = useMemo(
    () => (recordComparison ? listChanges(recordComparison.comparison) : noNames),
    [recordComparison],
  );

  const questionnaire = questionnaires[module];
  const count =
    recordComparison &&
    countMarks(questionnaire, decodeAnswers(questionnaire, recordComparison.record), changedNames);
  useEffect(() => {
    if (count !== null) review?.counts.set((known) => ({ ...known, [segment]: count }));
  }, [review, segment, count]);

  const storeAsSeen = useEffectEvent((elements: readonly HTMLElement[]) => {
    // `data-items` names the items that an element shows, separated by blanks.
    const names = new Set(elements.flatMap(({ dataset }) => dataset.items?.split(' ') ?? []));
    const digests = new Map<string, string>();
    for (const { name, seenIn } of listRecordItems(module, record)) {
      const digest = recordComparison?.comparison.shown.get(name);
      if (digest !== undefined && (names.has(name) || names.has(seenIn))) digests.set(name, digest);
    }
    // An answer that cannot be stored is marked again at the next visit.
    void review?.answers.add(module, digests, readAt).catch(() => {});
  });
  // During a refetch, the screen may show an older record than the server has.
  const visibleComparison = isSettled && recordComparison?.record === record ? recordComparison : null;
  useEffect(() => {
    if (!visibleComparison || !container.current) return;
    // Returns the function that stops watching.
    return watchSeen(container.current.querySelectorAll<HTMLElement>('[data-items]'), storeAsSeen);
  }, [visibleComparison, container]);

  return review && changedNames;
}
