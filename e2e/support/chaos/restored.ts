import { type QuestionnaireSection, questionnaires } from '#domain/intake/questionnaires.ts';
import {
  type AnswerPart,
  answerPartsOf,
  isSamePart,
  readPart,
} from '#domain/questions/answers/answer-part.ts';
import { mergeDraft, type Side } from '#domain/questions/answers/merge-answers.ts';
import { isVisible } from '#domain/questions/condition.ts';
import type { Answers } from '#domain/questions/question.ts';
import type { Dice } from './dice.ts';
import type { Page } from './page.tsx';
import type { TypedAnswers } from './section-model.ts';
import { untilIdle } from './turns.ts';

/** Side chosen for each answer part, by its name. */
export type ChosenSides = ReadonlyMap<string, Side>;
export const noChosenSides: ChosenSides = new Map();

const nameOf = ({ question, key }: AnswerPart) => `${question.name} ${key}`;

/**
 * Expects a merge to keep the typed answers and the changes of others; for parts that both changed,
 * the chosen side. Independent of the implementation of the merge.
 * @throws Error if an answer of either side was lost
 */
export function expectMerged(
  { module, title }: QuestionnaireSection,
  { answers: yours, base }: TypedAnswers,
  record: Answers,
  merged: Answers,
  chosen: ChosenSides = noChosenSides,
): void {
  for (const part of questionnaires[module].questions.flatMap(answerPartsOf)) {
    const name = nameOf(part);
    const side = chosen.get(name);
    const isAsked = (of: Answers) => isVisible(part.question, of);
    const isIn = (of: Answers, other: Answers) => isSamePart(part, readPart(part, of), readPart(part, other));
    const isNew = (of: Answers) => isAsked(of) && !isIn(of, base);
    const isThere = (of: Answers) => isAsked(merged) && isIn(of, merged);
    const fail = (what: string) => {
      const held = { base, yours, record, merged };
      const shown = Object.entries(held).map(([of, all]) => `${of}: ${JSON.stringify(readPart(part, all))}`);
      throw new Error(`${title}: ${name} ${what} (chosen: ${side ?? 'nothing'})\n${shown.join('\n')}`);
    };
    if (side !== 'saved' && isNew(yours) && !isThere(yours)) fail('was typed and is lost');
    if (side !== 'yours' && isNew(record) && !isThere(record)) fail('was saved by others and is lost');
    if (!isAsked(merged)) continue;
    if (side && !isIn(side === 'yours' ? yours : record, merged)) fail('is not what was chosen');
    if (!isIn(yours, merged) && !isIn(record, merged)) fail('is of neither side');
  }
}

/** Chooses a side at random for each conflict, and at times one side for all conflicts. */
export async function chooseSides(
  page: Page,
  dice: Dice,
  section: QuestionnaireSection,
  draft: TypedAnswers,
  record: Answers,
): Promise<ChosenSides> {
  const { conflicts } = mergeDraft(questionnaires[section.module], draft, record);
  const offered = page.choices(section);
  if (offered.length !== conflicts.length)
    throw new Error(`${section.title}: ${offered.length} choices for ${conflicts.length} conflicts`);
  const chosen = new Map<string, Side>();
  for (const [place, radios] of offered.entries()) {
    const side = dice.pick<Side>(['yours', 'saved']);
    radios.find(({ value }) => value === side)?.click();
    await untilIdle();
    for (const part of conflicts[place] ?? []) chosen.set(nameOf(part), side);
  }
  page.button(section, 'Restore')?.click();
  return chosen;
}
