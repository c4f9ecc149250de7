import { isVisible } from './condition.ts';
import type { Answers, OptionGroup, Question } from './question.ts';
import type { QuestionGroup, Questionnaire } from './questionnaire.ts';

/** One screenful of a long form on a phone: some of its groups, or some of the groups of its one long list. */
export interface Part {
  readonly title: string;
  readonly groups: readonly QuestionGroup[];
  /** Of the list's own groups; empty where the part holds no long list. */
  readonly options: readonly OptionGroup[];
}

/** About as many inputs fit on a phone's screen without much scrolling. */
const SCREENFUL = 8;

/** How many inputs a question is, more or less. */
function sizeOf(question: Question): number {
  if (question.kind === 'flags') return question.options.length;
  if (question.kind === 'rows') return question.questions.length + 1;
  return 1;
}

/** Puts neighbors together as long as they fit on a screen. */
function gather<One>(all: readonly One[], size: (one: One) => number): One[][] {
  const parts: One[][] = [];
  let room = 0;
  for (const one of all) {
    const last = parts.at(-1);
    if (last && size(one) <= room) last.push(one);
    else parts.push([one]);
    room = (last && size(one) <= room ? room : SCREENFUL) - size(one);
  }
  return parts;
}

const titleOf = (some: readonly { readonly title?: string }[]) =>
  some.find(({ title }) => title)?.title ?? '';

/** The parts of a long form, in order; none for a form that fits on a screen or so. */
export function partsOf({ groups, questions }: Pick<Questionnaire, 'groups' | 'questions'>): readonly Part[] {
  const [only] = questions;
  const parts: Part[] =
    questions.length === 1 && only?.kind === 'yesNoList'
      ? gather(only.groups, ({ options }) => options.length).map((options) => ({
          title: titleOf(options),
          groups,
          options,
        }))
      : gather(groups, (group) => group.questions.reduce((sum, question) => sum + sizeOf(question), 0)).map(
          (some) => ({ title: titleOf(some), groups: some, options: [] }),
        );
  return parts.length > 1 ? parts : [];
}

/** Whether anything of a part is asked, as things are. */
export function isPartAsked({ groups }: Part, answers: Answers): boolean {
  return groups.some(({ questions }) => questions.some((question) => isVisible(question, answers)));
}
