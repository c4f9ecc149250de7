import { createAtom } from '@tanstack/react-store';
import { FeelingChoice } from '#clinic/feelings/feeling-choice.tsx';
import { feelings } from '#domain/check-ups/check-up.ts';
import { choice } from '#domain/questions/kinds.ts';
import type { Answers } from '#domain/questions/question.ts';
import { AnswerFormContext } from '#questionnaire/answer-form.ts';
import { YesNoRow } from '#questionnaire/yes-no-list/yes-no-row.tsx';

/** Creates a form that gives one answer to every question; `answers` are its newest answers. */
export const createFixedForm = (answer: unknown, answers: Answers = {}) => ({
  idPrefix: JSON.stringify(answer),
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
