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

const partNameOf = ({ question, key }: AnswerPart) => `${question.name} ${key}`;

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
    const name = partNameOf(part);
    const side = chosen.get(name);
    const isPartVisible = (answers: Answers) => isVisible(part.question, answers);
    const isEqual = (answers: Answers, other: Answers) =>
      isSamePart(part, readPart(part, answers), readPart(part, other));
    const isChanged = (answers: Answers) => isPartVisible(answers) && !isEqual(answers, base);
    const isMerged = (answers: Answers) => isPartVisible(merged) && isEqual(answers, merged);
    const fail = (fault: string) => {
      const versions = { base, yours, record, merged };
      const versionTexts = Object.entries(versions).map(
        ([origin, version]) => `${origin}: ${JSON.stringify(readPart(part, version))}`,
      );
      throw new Error(
        `${title}: ${name} ${fault} (chosen: ${side ?? 'nothing'})\n${versionTexts.join('\n')}`,
      );
    };
    if (side !== 'saved' && isChanged(yours) && !isMerged(yours)) fail('was typed and is lost');
    if (side !== 'yours' && isChanged(record) && !isMerged(record)) fail('was saved by others and is lost');
    if (!isPartVisible(merged)) continue;
    if (side && !isEqual(side === 'yours' ? yours : record, merged)) fail('is not what was chosen');
    if (!isEqual(yours, merged) && !isEqual(record, merged)) fail('is of neither side');
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
  const offeredChoices = page.choices(section);
  if (offeredChoices.length !== conflicts.length)
    throw new Error(`${section.title}: ${offeredChoices.length} choices for ${conflicts.length} conflicts`);
  const chosen = new Map<string, Side>();
  for (const [index, radios] of offeredChoices.entries()) {
    const side = dice.pick<Side>(['yours', 'saved']);
    radios.find(({ value }) => value === side)?.click();
    await untilIdle();
    for (const part of conflicts[index] ?? []) chosen.set(partNameOf(part), side);
  }
  page.button(section, 'Restore')?.click();
  return chosen;
}
