import { createAtom } from '@tanstack/react-store';
import { FeelingChoice } from '#clinic/feelings/feeling-choice.tsx';
import { feelings } from '#domain/check-ups/check-up.ts';
import { choice } from '#domain/questions/kinds.ts';
import type { Answers } from '#domain/questions/question.ts';
import { AnswerFormContext } from '#questionnaire/answer-form.ts';
import { YesNoRow } from '#questionnaire/yes-no-list/yes-no-row.tsx';

/**
 * Creates a form in a fixed state, for inputs that are only shown: every question has one answer.
 * @param answers all answers, for elements that follow the whole form, such as the dose meter
 */
export const createFixedForm = (answer: unknown, answers: Answers = {}) => ({
  // Keeps the ids of several samples on one page apart.
  idPrefix: JSON.stringify(answer),
  // No sample shows the hint of a phone's Enter key.
  savesOnEnter: true,
  readAnswer: () => answer,
  getAnswers: () => ({}),
  currentAnswers: createAtom(answers),
  watch: () => undefined,
  useWatchValue: () => answer as never,
  setAnswer: () => undefined,
  insertRow: () => undefined,
  removeRow: () => undefined,
});

const feeling = choice('status', 'How do you feel?', feelings, { showsButtons: true });
/** Choice of feelings; `answer` is the chosen one, or empty. */
export const Feeling = ({ answer }: { answer: string }) => (
  <AnswerFormContext value={createFixedForm(answer)}>
    <FeelingChoice question={feeling} size="lg" />
  </AnswerFormContext>
);
/** Row of a Yes/No list; `answer` is null while it is unanswered. */
export const Entry = ({ answer }: { answer: boolean | null }) => (
  <AnswerFormContext value={createFixedForm(answer)}>
    <YesNoRow option={{ value: 'flu', label: 'Flu' }} path="flu" hidden={false} />
  </AnswerFormContext>
);
