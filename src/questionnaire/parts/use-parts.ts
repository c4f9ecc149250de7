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
  const all = useMemo(() => splitIntoParts(questionnaire), [questionnaire]);
  const placesAsked = useCallback(
    (answers: Answers) =>
      all.flatMap((part, place) => (isPartVisible(part, answers) ? [place] : [])).join(' '),
    [all],
  );
  const [asked, setAsked] = useState(() => placesAsked(initialAnswers));
  const [current, setCurrent] = useState(0);
  /** Updates the list of visible parts; call it after each change of an answer. */
  const updateVisibleParts = useCallback((answers: Answers) => setAsked(placesAsked(answers)), [placesAsked]);

  const parts = useMemo<Parts | null>(() => {
    const part = all[current];
    if (!isPhone || !part) return null;
    const among = asked.split(' ').flatMap((place) => all[Number(place)] ?? []);
    const place = among.indexOf(part);
    return {
      part,
      place: place + 1,
      count: among.length,
      next: among[place + 1] ?? null,
      previous: among[place - 1] ?? null,
      go: (to) => setCurrent(all.indexOf(to)),
      reveal: (name) => {
        const found = all.findIndex(({ groups }) =>
          groups.some(({ questions }) => questions.some((question) => question.name === name)),
        );
        if (found !== -1 && part.options.length === 0) setCurrent(found);
      },
    };
  }, [all, asked, current, isPhone]);

  /** Parts as last rendered, for event handlers. */
  const newest = useRef(parts);
  useLayoutEffect(() => {
    newest.current = parts;
  }, [parts]);
  /** Shows the next part. @returns false if there is none */
  const goOn = useCallback(() => {
    const next = newest.current?.next;
    if (next) newest.current?.go(next);
    return Boolean(next);
  }, []);
  return { parts, note: updateVisibleParts, goOn };
}
