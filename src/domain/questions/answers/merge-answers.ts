import { isSame } from '#domain/values/is-same.ts';
import { isVisible } from '../condition.ts';
import type { Answers, Question } from '../question.ts';
import { decodeAnswers, encodeAnswers, type Questionnaire } from '../questionnaire.ts';
import { type AnswerPart, isSamePart, readPart, withPart } from './answer-part.ts';
import { type PlannedPart, pickSide, planMerge, type Side } from './merge-plan.ts';

export type { Side } from './merge-plan.ts';

/** Answer of one version; null if the question is hidden there. */
type SideAnswer = { readonly answer: unknown } | null;

/** Part of a conflict: an answer, or one entry of it, in both versions. */
export interface ConflictingAnswer extends AnswerPart {
  readonly yours: SideAnswer;
  readonly saved: SideAnswer;
}

/** Conflicting answers, to be taken either all from the draft or all from the record. */
export type AnswerConflict = readonly ConflictingAnswer[];

/** Merge of a draft and a record, with the conflicts that only the user can resolve. */
export interface Merge {
  /** Conflicts that the user must resolve. They keep their identity while the merge exists. */
  readonly conflicts: readonly AnswerConflict[];
  /** Questions answered in the draft, in order. */
  readonly typed: readonly Question[];
  /** False if the record already contains the draft. */
  readonly hasNewAnswers: boolean;
  /** Returns the record with the draft merged into it. */
  resolve(choose: (conflict: AnswerConflict) => Side): Answers;
}

/** Answers that the user typed over a record. */
export interface DraftWithBase {
  readonly answers: Answers;
  /** Answers of the record at that time; null if unknown. */
  readonly base: Answers | null;
}

/** Returns answers as they are decoded after a save, the base for further typing. */
export function roundTripAnswers(questionnaire: Questionnaire, answers: Answers): Answers {
  return decodeAnswers(questionnaire, encodeAnswers(questionnaire, answers));
}

/**
 * Merges a draft into a record that may have changed since (decision 57). Where both changed the
 * same answer, the user chooses.
 */
export function mergeDraft(questionnaire: Questionnaire, draft: DraftWithBase, record: Answers): Merge {
  // Fills in the record's answers for questions added after the draft was made.
  const base = draft.base && { ...record, ...draft.base };
  const sides = { yours: { ...record, ...draft.base, ...draft.answers }, saved: record };
  const plan = planMerge(questionnaire, base, sides);
  const visibleAnswer = (part: AnswerPart, side: Side): SideAnswer =>
    isVisible(part.question, sides[side]) ? { answer: readPart(part, sides[side]) } : null;
  const differs = ({ part }: PlannedPart) =>
    !isSamePart(part, readPart(part, sides.yours), readPart(part, sides.saved)) ||
    (visibleAnswer(part, 'yours') === null) !== (visibleAnswer(part, 'saved') === null);

  // All parts of a conflict hold the same set, so each set becomes one conflict for the user.
  const conflictOfParts = new Map<Set<PlannedPart>, AnswerConflict>();
  for (const { conflict } of plan) {
    if (!conflict || conflictOfParts.has(conflict)) continue;
    const parts = plan.filter((planned) => conflict.has(planned) && differs(planned));
    conflictOfParts.set(
      conflict,
      parts.map(({ part }) => ({
        ...part,
        yours: visibleAnswer(part, 'yours'),
        saved: visibleAnswer(part, 'saved'),
      })),
    );
  }

  function resolve(choose: (conflict: AnswerConflict) => Side): Answers {
    const merged: Answers = {};
    for (const planned of plan) {
      const { name } = planned.part.question;
      const side = pickSide(planned, sides, (conflict) => choose(conflictOfParts.get(conflict) ?? []));
      merged[name] = withPart(planned.part, merged[name], readPart(planned.part, sides[side]));
    }
    // A hidden answer keeps its typed value in case the question is shown again (decision 30).
    for (const question of questionnaire.questions.filter((candidate) => !isVisible(candidate, merged))) {
      const { name } = question;
      const isTyped = !isSame(sides.yours[name], base?.[name]);
      merged[name] = sides[isTyped ? 'yours' : 'saved'][name];
    }
    return merged;
  }

  const typedQuestions = new Set(
    plan.filter(({ changedBy }) => changedBy.has('yours')).map(({ part }) => part.question),
  );
  const conflicts = [...conflictOfParts.values()];
  const hasNewAnswers =
    conflicts.length > 0 ||
    !isSameVisible(
      questionnaire,
      // Without a conflict, there is nothing to choose.
      resolve(() => 'saved'),
      record,
    );
  return { conflicts, typed: [...typedQuestions], hasNewAnswers, resolve };
}

/** Returns true if two sets of answers show the same questions with the same answers. */
function isSameVisible({ questions }: Questionnaire, a: Answers, b: Answers): boolean {
  return questions.every((question) => {
    const isShown = isVisible(question, a);
    if (isShown !== isVisible(question, b)) return false;
    if (!isShown) return true;
    const part = { question, key: null, asks: question };
    return isSamePart(part, a[question.name], b[question.name]);
  });
}
