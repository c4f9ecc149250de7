import { type AnswerPart, isSamePart, readPart, withPart } from './answer-part.ts';
import { isVisible } from './condition.ts';
import { type PlannedPart, pickSide, planMerge, type Side } from './merge-plan.ts';
import type { Answers, Question } from './question.ts';
import { decodeAnswers, encodeAnswers, type Questionnaire } from './questionnaire.ts';

export type { Side } from './merge-plan.ts';

/** An answer as one of the two has it; null where it is not asked there. */
type Held = { readonly answer: unknown } | null;

export interface ClashingAnswer extends AnswerPart {
  readonly yours: Held;
  readonly saved: Held;
}

/** Answers of which either yours are taken or those of the record. */
export type Clash = readonly ClashingAnswer[];

export interface Merge {
  /** What somebody has to choose; a clash is the same object for as long as the merge is. */
  readonly clashes: readonly Clash[];
  /** The questions that were answered in the draft, in their order. */
  readonly typed: readonly Question[];
  /** False when the record says already all that was typed. */
  readonly isNews: boolean;
  /** The record with what was typed laid on it. */
  resolve(choose: (clash: Clash) => Side): Answers;
}

/** What was typed over a record. */
export interface TypedOver {
  readonly answers: Answers;
  /** The record at that time, as answers; null where it is not known. */
  readonly base: Answers | null;
}

/** Answers as they come back once they were saved: the base of what is typed from then on. */
export function answersOnceSaved(questionnaire: Questionnaire, answers: Answers): Answers {
  return decodeAnswers(questionnaire, encodeAnswers(questionnaire, answers));
}

/**
 * Lays what was typed on a record that others may have changed since (decision 57). Nothing is taken from either side
 * that the other one has changed too: that is chosen.
 */
export function mergeDraft(questionnaire: Questionnaire, draft: TypedOver, record: Answers): Merge {
  // A question that is newer than the draft was not answered in it.
  const base = draft.base && { ...record, ...draft.base };
  const sides = { yours: { ...record, ...draft.base, ...draft.answers }, saved: record };
  const plan = planMerge(questionnaire, base, sides);
  const held = (part: AnswerPart, side: Side): Held =>
    isVisible(part.question, sides[side]) ? { answer: readPart(part, sides[side]) } : null;
  const differs = ({ part }: PlannedPart) =>
    !isSamePart(part, readPart(part, sides.yours), readPart(part, sides.saved)) ||
    (held(part, 'yours') === null) !== (held(part, 'saved') === null);

  const shown = new Map<Set<PlannedPart>, Clash>();
  for (const { clash } of plan) {
    if (!clash || shown.has(clash)) continue;
    const parts = plan.filter((planned) => clash.has(planned) && differs(planned));
    shown.set(
      clash,
      parts.map(({ part }) => ({ ...part, yours: held(part, 'yours'), saved: held(part, 'saved') })),
    );
  }

  function resolve(choose: (clash: Clash) => Side): Answers {
    const merged: Answers = {};
    for (const planned of plan) {
      const { name } = planned.part.question;
      const side = pickSide(planned, sides, (clash) => choose(shown.get(clash) ?? []));
      merged[name] = withPart(planned.part, merged[name], readPart(planned.part, sides[side]));
    }
    // What is not asked any more comes back as it was typed, should it be asked again (decision 30).
    for (const question of questionnaire.questions.filter((asked) => !isVisible(asked, merged))) {
      const { name } = question;
      const isTyped = JSON.stringify(sides.yours[name]) !== JSON.stringify(base?.[name]);
      merged[name] = sides[isTyped ? 'yours' : 'saved'][name];
    }
    return merged;
  }

  const typed = new Set(
    plan.filter(({ changedBy }) => changedBy.has('yours')).map(({ part }) => part.question),
  );
  const clashes = [...shown.values()];
  const isNews =
    clashes.length > 0 ||
    !isSameInSight(
      questionnaire,
      resolve(() => 'saved'),
      record,
    );
  return { clashes, typed: [...typed], isNews, resolve };
}

/** True when two sets of answers ask the same and say the same. */
function isSameInSight({ questions }: Questionnaire, a: Answers, b: Answers): boolean {
  return questions.every((question) => {
    const asked = isVisible(question, a);
    if (asked !== isVisible(question, b)) return false;
    if (!asked) return true;
    const part = { question, key: null, asks: question };
    return isSamePart(part, a[question.name], b[question.name]);
  });
}
