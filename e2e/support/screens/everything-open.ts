import { questionnaires } from '#domain/intake/questionnaires.ts';
import type { IntakeModule } from '#domain/intake/sections.ts';
import { blankAnswers } from '#domain/questions/answers/rows.ts';
import { isVisible } from '#domain/questions/condition.ts';
import { isOptionList } from '#domain/questions/option.ts';
import type { Answers, Question, WireRecord } from '#domain/questions/question.ts';
import { encodeAnswers, type Questionnaire } from '#domain/questions/questionnaire.ts';
import { listedOptions } from '#domain/questions/yes-no-list.ts';
import type { Tables } from '#mocks/store/tables.ts';

/** Text with a word so long that only the page's own rules can break it. */
const longText = 'Methylenedioxymethamphetaminehydrochloride and the rest of a long sentence that must go on';
const allTrue = (options: readonly { value: string }[]) =>
  Object.fromEntries(options.map(({ value }) => [value, true]));

/** Lists answers to a question, so that one of them reveals the dependent questions. */
function candidateAnswers(question: Question, { diagnoses, medications }: Tables): unknown[] {
  const item = (question.kind === 'lookup' && question.source === 'medication' ? medications : diagnoses)[0];
  switch (question.kind) {
    case 'text':
      return [question.rule?.(longText) ? 'Penicillin' : longText];
    case 'number':
      // The most that a number of inches may be.
      return ['11'];
    case 'phone':
      return ['13035550142'];
    case 'date':
      return ['09-02-2024'];
    case 'month':
      return [{ month: '09', year: '2001' }];
    case 'slider':
      return [question.max];
    case 'yesNo':
    case 'toggle':
      return [true];
    case 'choice':
      return isOptionList(question.options) ? question.options.map(({ value }) => value) : [longText];
    case 'flags':
      return [allTrue(question.options)];
    case 'yesNoList':
      return [allTrue(listedOptions(question))];
    case 'lookup':
      return [...diagnoses.filter(({ isCancer }) => isCancer), item].map((lookupItem) => ({
        text: lookupItem?.name ?? '',
        item: lookupItem,
      }));
    case 'rows': {
      const row = Object.fromEntries(
        question.questions.map((rowQuestion) => [
          rowQuestion.name,
          candidateAnswers(rowQuestion, { diagnoses, medications } as Tables).at(-1),
        ]),
      );
      return [[row, structuredClone(row)]];
    }
  }
}

const countVisible = ({ questions }: Questionnaire, answers: Answers) =>
  questions.filter((question) => isVisible(question, answers)).length;

/** Answers a section so that as many questions as possible are visible. */
function revealingAnswers(questionnaire: Questionnaire, tables: Tables): Answers {
  const answers = blankAnswers(questionnaire.questions);
  for (const question of questionnaire.questions) {
    const attempts = candidateAnswers(question, tables).map((answer) => ({
      ...answers,
      [question.name]: answer,
    }));
    const best = attempts.reduce((most, next) =>
      countVisible(questionnaire, next) > countVisible(questionnaire, most) ? next : most,
    );
    answers[question.name] = best[question.name];
  }
  return answers;
}

/** Returns stored records of a patient with every question visible and every answer long. */
export function revealingRecords(userId: string, tables: Tables) {
  return Object.entries(questionnaires).map(([module, questionnaire]) => ({
    userId,
    module: module as IntakeModule,
    record: encodeAnswers(questionnaire, revealingAnswers(questionnaire, tables)) as WireRecord,
  }));
}
