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

const other: Record<Side, Side> = { yours: 'saved', saved: 'yours' };

/** Returns the version to take for a part. `chosen` resolves conflicts. */
export function pickSide(
  planned: PlannedPart,
  sides: Sides,
  chosen: (conflict: Set<PlannedPart>) => Side,
): Side {
  if (planned.conflict) return chosen(planned.conflict);
  if (planned.changedBy.has('yours')) return 'yours';
  if (planned.changedBy.has('saved')) return 'saved';
  return isVisible(planned.part.question, sides.yours) ? 'yours' : 'saved';
}

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

function chooseTogether(a: PlannedPart, b: PlannedPart): void {
  const all = new Set([...(a.conflict ?? [a]), ...(b.conflict ?? [b])]);
  for (const planned of all) planned.conflict = all;
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
  const grounds: Dependency[] = [];
  for (let when = question.when; when; when = when.on.when) {
    const { on, test } = when;
    const asked = questions.find(({ name }) => name === on.name);
    if (asked) grounds.push({ question: asked, holds: test });
  }
  const isIn = (list: readonly Question[], one: Question) => list.some(({ name }) => name === one.name);
  for (const bond of bonds.filter(({ answers: bound }) => isIn(bound, question))) {
    for (const beside of questions.filter((one) => one !== question && isIn(bond.to, one))) {
      const [part] = answerPartsOf(beside);
      if (part && isVisible(beside, answers))
        grounds.push({ question: beside, holds: (a) => isSamePart(part, a, answers[beside.name]) });
    }
  }
  return grounds;
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

  /** Joins the part in conflict with changes that would remove its ground. @returns true if new */
  function joinWithDependency(planned: PlannedPart, side: Side, ground: Dependency): boolean {
    const own = sides[side];
    // Worst case: every other conflict is resolved for the other version.
    const worst = (conflict: Set<PlannedPart>) => (conflict === planned.conflict ? side : other[side]);
    const beneath = plan.filter(({ part }) => part.question === ground.question);
    const shaky = beneath.filter(
      (one) => pickSide(one, sides, worst) !== side && !isSamePart(one.part, ...bothOf(one.part, sides)),
    );
    const withOwn = (parts: readonly PlannedPart[]) =>
      beneath.reduce<unknown>((answer, one) => {
        const from = parts.includes(one) ? own : sides[pickSide(one, sides, worst)];
        return withPart(one.part, answer, readPart(one.part, from));
      }, own[ground.question.name]);
    if (shaky.length === 0 || ground.holds(withOwn([]))) return false;
    const alone = shaky.find((one) => ground.holds(withOwn([one])));
    for (const one of alone ? [alone] : shaky) chooseTogether(planned, one);
    return true;
  }

  for (let again = true; again; ) {
    again = false;
    for (const planned of plan) {
      for (const side of planned.changedBy)
        for (const ground of dependenciesOf(planned.part.question, questionnaire, sides[side]))
          if (joinWithDependency(planned, side, ground)) again = true;
    }
  }
  return plan;
}

const bothOf = (part: AnswerPart, { yours, saved }: Sides): [unknown, unknown] => [
  readPart(part, yours),
  readPart(part, saved),
];
