import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isPartVisible, type Part, splitIntoParts } from '#domain/questions/answers/parts.ts';
import type { Answers } from '#domain/questions/question.ts';
import type { Questionnaire } from '#domain/questions/questionnaire.ts';

/** Current position in a form that is shown part by part. */
export interface Parts {
  readonly part: Part;
  /** Position among the visible parts, from 1. */
  readonly place: number;
  readonly count: number;
  readonly next: Part | null;
  readonly previous: Part | null;
  go(part: Part): void;
  /** Shows the part that contains a question. */
  reveal(name: string): void;
}

/**
 * Splits a long form into parts on a phone. All stay mounted, with the same answers and rules.
 * @param isPhone false to show the whole form
 */
export function useParts(questionnaire: Questionnaire, initialAnswers: Answers, isPhone: boolean) {
  const allParts = useMemo(() => splitIntoParts(questionnaire), [questionnaire]);
  /** Lists the indexes of the visible parts as a string, which stays equal while they do. */
  const visibleIndexes = useCallback(
    (answers: Answers) =>
      allParts.flatMap((part, place) => (isPartVisible(part, answers) ? [place] : [])).join(' '),
    [allParts],
  );
  const [visibleParts, setVisibleParts] = useState(() => visibleIndexes(initialAnswers));
  const [current, setCurrent] = useState(0);
  /** Updates the list of visible parts; call it after each change of an answer. */
  const updateVisibleParts = useCallback(
    (answers: Answers) => setVisibleParts(visibleIndexes(answers)),
    [visibleIndexes],
  );

  const parts = useMemo<Parts | null>(() => {
    const part = allParts[current];
    if (!isPhone || !part) return null;
    const shownParts = visibleParts.split(' ').flatMap((partIndex) => allParts[Number(partIndex)] ?? []);
    const index = shownParts.indexOf(part);
    return {
      part,
      place: index + 1,
      count: shownParts.length,
      next: shownParts[index + 1] ?? null,
      previous: shownParts[index - 1] ?? null,
      go: (to) => setCurrent(allParts.indexOf(to)),
      reveal: (name) => {
        const partIndex = allParts.findIndex(({ groups }) =>
          groups.some(({ questions }) => questions.some((question) => question.name === name)),
        );
        // Every part of a single long list holds its only question, so the current part stays.
        if (partIndex !== -1 && part.options.length === 0) setCurrent(partIndex);
      },
    };
  }, [allParts, visibleParts, current, isPhone]);

  /** Parts as last rendered, for event handlers. */
  const renderedParts = useRef(parts);
  useLayoutEffect(() => {
    renderedParts.current = parts;
  }, [parts]);
  /** Shows the next part. @returns false if there is none */
  const showNextPart = useCallback(() => {
    const next = renderedParts.current?.next;
    if (next) renderedParts.current?.go(next);
    return Boolean(next);
  }, []);
  return { parts, updateVisibleParts, showNextPart };
}
