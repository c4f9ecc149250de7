import { isVisible } from '../condition.ts';
import type { Answers, OptionGroup, Question } from '../question.ts';
import type { QuestionGroup, Questionnaire } from '../questionnaire.ts';

/** Screenful of a long form on a phone: some groups of it, or of its only yes/no list. */
export interface Part {
  readonly title: string;
  readonly groups: readonly QuestionGroup[];
  /** Groups of the yes/no list; empty if the form is not a single list. */
  readonly options: readonly OptionGroup[];
}

/** Number of inputs that fit on a phone's screen without much scrolling. */
const INPUTS_PER_SCREEN = 8;

/** Estimates the number of inputs of a question. */
function sizeOf(question: Question): number {
  if (question.kind === 'flags') return question.options.length;
  // One row, and the button that adds another.
  if (question.kind === 'rows') return question.questions.length + 1;
  return 1;
}

/** Combines adjacent items as long as they fit on a screen. */
function combineNeighbors<One>(all: readonly One[], size: (one: One) => number): One[][] {
  const parts: One[][] = [];
  let room = 0;
  for (const one of all) {
    const last = parts.at(-1);
    if (last && size(one) <= room) last.push(one);
    else parts.push([one]);
    room = (last && size(one) <= room ? room : INPUTS_PER_SCREEN) - size(one);
  }
  return parts;
}

const firstTitleOf = (groups: readonly { readonly title?: string }[]) =>
  groups.find(({ title }) => title)?.title ?? '';

/** Splits a long form into parts, in order; returns [] for a form that fits on about one screen. */
export function splitIntoParts({
  groups,
  questions,
}: Pick<Questionnaire, 'groups' | 'questions'>): readonly Part[] {
  const [onlyQuestion] = questions;
  const parts: Part[] =
    questions.length === 1 && onlyQuestion?.kind === 'yesNoList'
      ? combineNeighbors(onlyQuestion.groups, ({ options }) => options.length).map((options) => ({
          title: firstTitleOf(options),
          groups,
          options,
        }))
      : combineNeighbors(groups, (group) =>
          group.questions.reduce((sum, question) => sum + sizeOf(question), 0),
        ).map((some) => ({ title: firstTitleOf(some), groups: some, options: [] }));
  return parts.length > 1 ? parts : [];
}

/** Returns true if any question of the part is visible. */
export function isPartVisible({ groups }: Part, answers: Answers): boolean {
  return groups.some(({ questions }) => questions.some((question) => isVisible(question, answers)));
}
