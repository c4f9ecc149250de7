import { isVisible } from '../condition.ts';
import type { Answers, Question } from '../question.ts';
import type { Questionnaire } from '../questionnaire.ts';
import { type AnswerPart, answerPartsOf, isSamePart, readPart, withPart } from './answer-part.ts';

/** Version of an answer: the draft's or the record's. */
export type Side = 'yours' | 'saved';
type Sides = Record<Side, Answers>;

/** Part of a draft with its changes and its conflict. */
export interface PlannedPart {
  readonly part: AnswerPart;
  /** Versions that changed the part and show it. */
  readonly changedBy: ReadonlySet<Side>;
  /** Parts of its conflict, itself included; null if there is no conflict. */
  conflict: Set<PlannedPart> | null;
}

const otherSide: Record<Side, Side> = { yours: 'saved', saved: 'yours' };

/** Returns the version to take for a part. `choose` resolves conflicts. */
export function pickSide(
  planned: PlannedPart,
  sides: Sides,
  choose: (conflict: Set<PlannedPart>) => Side,
): Side {
  if (planned.conflict) return choose(planned.conflict);
  if (planned.changedBy.has('yours')) return 'yours';
  if (planned.changedBy.has('saved')) return 'saved';
  // Changed by neither: the draft's spelling, whose outer spaces may differ, if it is shown there.
  return isVisible(planned.part.question, sides.yours) ? 'yours' : 'saved';
}

/** Plans one part by itself: a conflict if both versions changed it to different answers. */
function planPart(part: AnswerPart, base: Answers | null, sides: Sides): PlannedPart {
  const [yours, saved] = [readPart(part, sides.yours), readPart(part, sides.saved)];
  const differ = !isSamePart(part, yours, saved);
  // Without a base, the newer version is unknown: any difference counts as a change by both.
  const isChanged = (answer: unknown) => (base ? !isSamePart(part, answer, readPart(part, base)) : differ);
  const changedBy = new Set<Side>();
  for (const side of ['yours', 'saved'] as const)
    if (isVisible(part.question, sides[side]) && isChanged(readPart(part, sides[side]))) changedBy.add(side);
  const planned: PlannedPart = { part, changedBy, conflict: null };
  if (differ && changedBy.size === 2) planned.conflict = new Set([planned]);
  return planned;
}

/** Makes two parts, with the conflicts that they are in, one conflict. */
function joinConflicts(a: PlannedPart, b: PlannedPart): void {
  const joined = new Set([...(a.conflict ?? [a]), ...(b.conflict ?? [b])]);
  for (const planned of joined) planned.conflict = joined;
}

/** Question that an answer depends on. */
interface Dependency {
  readonly question: Question;
  /** Returns true if the answer that depends on this question would remain meaningful. */
  holds(answer: unknown): boolean;
}

/** Lists the questions that an answer depends on: those of its conditions and of its bonds. */
function dependenciesOf(
  question: Question,
  { bonds, questions }: Questionnaire,
  answers: Answers,
): Dependency[] {
  const dependencies: Dependency[] = [];
  for (let when = question.when; when; when = when.on.when) {
    const { on, test } = when;
    const conditionQuestion = questions.find(({ name }) => name === on.name);
    if (conditionQuestion) dependencies.push({ question: conditionQuestion, holds: test });
  }
  const isIn = (list: readonly Question[], one: Question) => list.some(({ name }) => name === one.name);
  for (const bond of bonds.filter(({ answers: bound }) => isIn(bound, question))) {
    for (const bonded of questions.filter((one) => one !== question && isIn(bond.to, one))) {
      const [part] = answerPartsOf(bonded);
      if (part && isVisible(bonded, answers))
        dependencies.push({ question: bonded, holds: (a) => isSamePart(part, a, answers[bonded.name]) });
    }
  }
  return dependencies;
}

/**
 * Plans the merge of a draft into a record by parts. A change by one version is taken; a change by
 * both is a conflict, and so is one that would hide or invalidate an answer of the other version.
 * @param base the record over which the draft was typed; null if unknown
 */
export function planMerge(
  questionnaire: Questionnaire,
  base: Answers | null,
  sides: Sides,
): readonly PlannedPart[] {
  const plan = questionnaire.questions.flatMap(answerPartsOf).map((part) => planPart(part, base, sides));

  /**
   * Joins a part in one conflict with the other version's changes that would hide or invalidate it.
   * @param side version that changed the part
   * @returns true if there are such changes
   */
  function joinWithDependency(planned: PlannedPart, side: Side, dependency: Dependency): boolean {
    const ownAnswers = sides[side];
    // Worst case: every other conflict is resolved for the other version.
    const worstCase = (conflict: Set<PlannedPart>) =>
      conflict === planned.conflict ? side : otherSide[side];
    const dependencyParts = plan.filter(({ part }) => part.question === dependency.question);
    const overruledParts = dependencyParts.filter(
      (one) =>
        pickSide(one, sides, worstCase) !== side && !isSamePart(one.part, ...readBothSides(one.part, sides)),
    );
    const answerWithOwn = (parts: readonly PlannedPart[]) =>
      dependencyParts.reduce<unknown>((answer, one) => {
        const from = parts.includes(one) ? ownAnswers : sides[pickSide(one, sides, worstCase)];
        return withPart(one.part, answer, readPart(one.part, from));
      }, ownAnswers[dependency.question.name]);
    if (overruledParts.length === 0 || dependency.holds(answerWithOwn([]))) return false;
    const sufficientPart = overruledParts.find((one) => dependency.holds(answerWithOwn([one])));
    for (const one of sufficientPart ? [sufficientPart] : overruledParts) joinConflicts(planned, one);
    return true;
  }

  // A larger conflict may overrule further answers, so all parts are checked until none is joined.
  for (let hasJoined = true; hasJoined; ) {
    hasJoined = false;
    for (const planned of plan) {
      for (const side of planned.changedBy)
        for (const dependency of dependenciesOf(planned.part.question, questionnaire, sides[side]))
          if (joinWithDependency(planned, side, dependency)) hasJoined = true;
    }
  }
  return plan;
}

/** Returns the values of a part in the draft and in the record. */
const readBothSides = (part: AnswerPart, { yours, saved }: Sides): [unknown, unknown] => [
  readPart(part, yours),
  readPart(part, saved),
];
