import { memo, useEffect, useState } from 'react';
import { asAnswer, findAnswerQuery, isBlankAnswer } from '#domain/questions/codec.ts';
import { isOptionList } from '#domain/questions/option.ts';
import type { ChoiceQuestion, SingleQuestion } from '#domain/questions/question.ts';
import { useAnnounce } from '#ui/feedback/live-region.tsx';
import { withColon } from '#ui/reading/with-colon.ts';
import {
  fieldId,
  useAnswer,
  useAnswerForm,
  useDerivedFromAnswer,
  useField,
  useTypedField,
} from './answer-form.ts';
import { ChoiceInput } from './inputs/choice-input.tsx';
import type { InputProps } from './inputs/input-props.ts';
import { inputOf } from './inputs/inputs.ts';

export interface AnswerFieldProps {
  question: SingleQuestion;
  /** Path of the answer: 'city' or 'concerns.0.name'. */
  path: string;
  problem?: string;
  labelHidden?: boolean;
}

/** Kinds with uncontrolled inputs: they render only if their answer is changed from outside. */
const typedKinds: ReadonlySet<SingleQuestion['kind']> = new Set([
  'text',
  'number',
  'phone',
  'date',
  'month',
  'lookup',
]);

/** Renders a question's input, and re-renders only if its answer or its problem changes. */
export const AnswerField = memo(function AnswerField(props: AnswerFieldProps) {
  return typedKinds.has(props.question.kind) ? <TypedField {...props} /> : <WatchedField {...props} />;
});

/** Field of an uncontrolled input: it re-renders only on changes from outside. */
function TypedField({ question, path, problem, labelHidden }: AnswerFieldProps) {
  const { idPrefix, savesOnEnter } = useAnswerForm();
  const answerQuery = useAnswerQuery(question, path);
  const [externalAnswer, setAnswer] = useTypedField(path);
  const Input = inputOf(question);
  return (
    <Input
      question={question}
      id={fieldId(idPrefix, path)}
      // A removed row has no answer, but its fields still render until they unmount.
      answer={asAnswer(question, externalAnswer.answer ?? question.blank)}
      externalChange={externalAnswer}
      onAnswer={setAnswer}
      error={problem}
      answerQuery={answerQuery}
      enterKeyHint={savesOnEnter ? undefined : 'next'}
      labelHidden={labelHidden}
    />
  );
}

/** Returns the query about the current answer, and announces each new one to screen readers. */
function useAnswerQuery(question: SingleQuestion, path: string): string | null {
  const form = useAnswerForm();
  const announce = useAnnounce();
  const query = useDerivedFromAnswer(path, (answer) => {
    if (!question.findQuery || isBlankAnswer(question, answer)) return null;
    return findAnswerQuery(question, answer, form.getAnswers());
  });
  const [initialQuery] = useState(query);
  useEffect(() => {
    if (query && query !== initialQuery) announce(`${withColon(question.label)} ${query}`);
  }, [query, initialQuery, question.label, announce]);
  return query;
}

/** Field of a controlled input: it re-renders on each change of its answer. */
function WatchedField({ question, path, problem, labelHidden }: AnswerFieldProps) {
  const { idPrefix, savesOnEnter } = useAnswerForm();
  const [answer, setAnswer] = useField(path);
  const answerQuery = useAnswerQuery(question, path);
  const field = {
    id: fieldId(idPrefix, path),
    answer: asAnswer(question, answer ?? question.blank),
    onAnswer: setAnswer,
    error: problem,
    answerQuery,
    labelHidden,
    enterKeyHint: savesOnEnter ? undefined : ('next' as const),
  };
  if (question.kind === 'choice' && !isOptionList(question.options) && question.options.on) {
    // The other question is in the same row, so its path differs in the last name alone.
    const parentPath = path.slice(0, path.length - question.name.length) + question.options.on.name;
    return (
      <DependentChoice
        {...field}
        question={question}
        answer={asAnswer(question, field.answer)}
        on={parentPath}
      />
    );
  }
  const Input = inputOf(question);
  return <Input {...field} question={question} />;
}

/** Choice whose options depend on the answer at another path, such as the states of a country. */
function DependentChoice({ on: parentPath, ...field }: InputProps<ChoiceQuestion> & { on: string }) {
  return <ChoiceInput {...field} parentAnswer={String(useAnswer(parentPath) ?? '')} />;
}
