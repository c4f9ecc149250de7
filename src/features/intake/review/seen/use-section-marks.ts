import { type RefObject, useEffect, useEffectEvent, useMemo } from 'react';
import { type QuestionnaireSection, questionnaires } from '#domain/intake/questionnaires.ts';
import { decodeAnswers } from '#domain/questions/questionnaire.ts';
import { listChanges } from '#domain/seen-answers/changes.ts';
import { countMarks } from '#domain/seen-answers/count-marks.ts';
import { watchSeen } from '#ui/reading/watch-seen.ts';
import type { SectionRead } from '../../section-record.tsx';
import type { SeenReview } from './seen-review.ts';
import { itemsOf, useComparison } from './use-comparison.ts';

const nothing: ReadonlySet<string> = new Set();

/**
 * Compares a section's record with what was last seen, reports the number of marks, and keeps the
 * answers that come into sight in an element.
 * @param review null where nothing is marked
 * @returns names of the changed items, or null where nothing is marked
 */
export function useSectionMarks(
  review: SeenReview | null,
  { module, segment }: QuestionnaireSection,
  { record, readAt, isSettled }: SectionRead,
  shownIn: RefObject<HTMLElement | null>,
): ReadonlySet<string> | null {
  const compared = useComparison(review?.answers, module, record);
  const changed = useMemo(() => (compared ? listChanges(compared.comparison) : nothing), [compared]);

  const questionnaire = questionnaires[module];
  const count = compared && countMarks(questionnaire, decodeAnswers(questionnaire, compared.record), changed);
  useEffect(() => {
    if (count !== null) review?.counts.set((known) => ({ ...known, [segment]: count }));
  }, [review, segment, count]);

  const keep = useEffectEvent((elements: readonly HTMLElement[]) => {
    const names = new Set(elements.flatMap(({ dataset }) => dataset.items?.split(' ') ?? []));
    const digests = new Map<string, string>();
    for (const { name, seenIn } of itemsOf(module, record)) {
      const digest = compared?.comparison.shown.get(name);
      if (digest !== undefined && (names.has(name) || names.has(seenIn))) digests.set(name, digest);
    }
    // An answer that cannot be kept is marked again.
    void review?.answers.add(module, digests, readAt).catch(() => {});
  });
  // While the record is read again, an older one is on the screen.
  const watched = isSettled && compared?.record === record ? compared : null;
  useEffect(() => {
    if (!watched || !shownIn.current) return;
    return watchSeen(shownIn.current.querySelectorAll<HTMLElement>('[data-items]'), keep);
  }, [watched, shownIn]);

  return review && changed;
}
