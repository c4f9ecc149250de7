import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isPartAsked, type Part, partsOf } from '#domain/questions/parts.ts';
import type { Answers } from '#domain/questions/question.ts';
import type { Questionnaire } from '#domain/questions/questionnaire.ts';

/** Where the reader is in a form that goes part by part. */
export interface Parts {
  readonly part: Part;
  /** Counted from 1, among those that are asked. */
  readonly place: number;
  readonly count: number;
  readonly next: Part | null;
  readonly previous: Part | null;
  go(part: Part): void;
  /** Goes to the part in which a question is asked. */
  reveal(name: string): void;
}

/**
 * A long form, part by part on a phone: one part is in sight, all of it is there, with the same answers and rules.
 * @param isPhone otherwise it stands as a whole
 */
export function useParts(questionnaire: Questionnaire, initialAnswers: Answers, isPhone: boolean) {
  const all = useMemo(() => partsOf(questionnaire), [questionnaire]);
  const placesAsked = useCallback(
    (answers: Answers) => all.flatMap((part, place) => (isPartAsked(part, answers) ? [place] : [])).join(' '),
    [all],
  );
  const [asked, setAsked] = useState(() => placesAsked(initialAnswers));
  const [current, setCurrent] = useState(0);
  /** What is asked may follow from any answer. */
  const note = useCallback((answers: Answers) => setAsked(placesAsked(answers)), [placesAsked]);

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

  /** As it was drawn last, for what happens later. */
  const newest = useRef(parts);
  useLayoutEffect(() => {
    newest.current = parts;
  }, [parts]);
  /** Goes on to the next part. @returns false where there is none */
  const goOn = useCallback(() => {
    const next = newest.current?.next;
    if (next) newest.current?.go(next);
    return Boolean(next);
  }, []);
  return { parts, note, goOn };
}
