import { type AnswerPart, isSamePart, partsOf, readPart, withPart } from './answer-part.ts';
import { isVisible } from './condition.ts';
import type { Answers, Question } from './question.ts';
import type { Questionnaire } from './questionnaire.ts';

/** Whose answer: the one that was typed, or the one that is in the record. */
export type Side = 'yours' | 'saved';
type Sides = Record<Side, Answers>;

/** A part of a draft and what became of it. */
export interface PlannedPart {
  readonly part: AnswerPart;
  /** The sides on which it was changed where it can be seen. */
  readonly changedBy: ReadonlySet<Side>;
  /** The parts with which it is chosen, itself among them; null while nothing has to be chosen. */
  clash: Set<PlannedPart> | null;
}

const other: Record<Side, Side> = { yours: 'saved', saved: 'yours' };

/** What a part becomes, given what is chosen where it has to be. */
export function pickSide(
  planned: PlannedPart,
  sides: Sides,
  chosen: (clash: Set<PlannedPart>) => Side,
): Side {
  if (planned.clash) return chosen(planned.clash);
  if (planned.changedBy.has('yours')) return 'yours';
  if (planned.changedBy.has('saved')) return 'saved';
  return isVisible(planned.part.question, sides.yours) ? 'yours' : 'saved';
}

function planPart(part: AnswerPart, base: Answers | null, sides: Sides): PlannedPart {
  const [yours, saved] = [readPart(part, sides.yours), readPart(part, sides.saved)];
  const differ = !isSamePart(part, yours, saved);
  // Without a base nobody can tell which of the two is the newer one.
  const isChanged = (answer: unknown) => (base ? !isSamePart(part, answer, readPart(part, base)) : differ);
  const changedBy = new Set<Side>();
  for (const side of ['yours', 'saved'] as const)
    if (isVisible(part.question, sides[side]) && isChanged(readPart(part, sides[side]))) changedBy.add(side);
  const planned: PlannedPart = { part, changedBy, clash: null };
  if (differ && changedBy.size === 2) planned.clash = new Set([planned]);
  return planned;
}

function chooseTogether(a: PlannedPart, b: PlannedPart): void {
  const all = new Set([...(a.clash ?? [a]), ...(b.clash ?? [b])]);
  for (const planned of all) planned.clash = all;
}

/** What an answer stands on, and whether another answer in that place would still carry it. */
interface Ground {
  readonly question: Question;
  holds(answer: unknown): boolean;
}

/** The conditions under which a question is asked, and the answers beside which its own means something. */
function groundsOf(question: Question, { bonds, questions }: Questionnaire, answers: Answers): Ground[] {
  const grounds: Ground[] = [];
  for (let when = question.when; when; when = when.on.when) {
    const { on, test } = when;
    const asked = questions.find(({ name }) => name === on.name);
    if (asked) grounds.push({ question: asked, holds: test });
  }
  const isIn = (list: readonly Question[], one: Question) => list.some(({ name }) => name === one.name);
  for (const bond of bonds.filter(({ answers: bound }) => isIn(bound, question))) {
    for (const beside of questions.filter((one) => one !== question && isIn(bond.to, one))) {
      const [part] = partsOf(beside);
      if (part && isVisible(beside, answers))
        grounds.push({ question: beside, holds: (a) => isSamePart(part, a, answers[beside.name]) });
    }
  }
  return grounds;
}

/**
 * Plans how a draft is laid on a record: part by part, what was changed on one side is taken from there, and what was
 * changed on both has to be chosen. So has an answer that would take the ground from under one of the other side.
 * @param base the record over which the draft was typed; null where that is not known
 */
export function planMerge(
  questionnaire: Questionnaire,
  base: Answers | null,
  sides: Sides,
): readonly PlannedPart[] {
  const plan = questionnaire.questions.flatMap(partsOf).map((part) => planPart(part, base, sides));

  /** Chooses a part together with what would take the ground from under it. @returns true when that was new */
  function secure(planned: PlannedPart, side: Side, ground: Ground): boolean {
    const own = sides[side];
    // The worst case: everything that has to be chosen is chosen from the other side.
    const worst = (clash: Set<PlannedPart>) => (clash === planned.clash ? side : other[side]);
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
        for (const ground of groundsOf(planned.part.question, questionnaire, sides[side]))
          if (secure(planned, side, ground)) again = true;
    }
  }
  return plan;
}

const bothOf = (part: AnswerPart, { yours, saved }: Sides): [unknown, unknown] => [
  readPart(part, yours),
  readPart(part, saved),
];
