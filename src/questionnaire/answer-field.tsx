import { memo } from 'react';
import { isOptionList } from '#domain/questions/option.ts';
import type { ChoiceQuestion, SingleQuestion } from '#domain/questions/question.ts';
import { fieldId, useAnswerForm, useField } from './answer-form.ts';
import { ChoiceInput } from './inputs/choice-input.tsx';
import type { InputProps } from './inputs/input-props.ts';
import { inputOf } from './inputs/inputs.ts';

export interface AnswerFieldProps {
  question: SingleQuestion;
  /** Where its answer is: 'city' or 'concerns.0.name'. */
  path: string;
  problem?: string;
  labelHidden?: boolean;
}

/** One question tied to its answer. It renders when that answer or its problem changes, and at no other time. */
export const AnswerField = memo(function AnswerField(props: AnswerFieldProps) {
  const { question, path, problem, labelHidden } = props;
  const { idPrefix } = useAnswerForm();
  const [answer, setAnswer] = useField(path);
  const field = {
    id: fieldId(idPrefix, path),
    // A row that was just taken out has no answer any more until its field is gone as well.
    answer: (answer ?? question.blank) as never,
    onAnswer: setAnswer,
    error: problem,
    labelHidden,
  };
  if (question.kind === 'choice' && !isOptionList(question.options) && question.options.on) {
    const at = path.slice(0, path.length - question.name.length) + question.options.on.name;
    return <DependentChoice {...field} question={question} on={at} />;
  }
  const Input = inputOf(question);
  return <Input {...field} question={question} />;
});

function DependentChoice({ on, ...field }: InputProps<ChoiceQuestion> & { on: string }) {
  const { useAnswer } = useAnswerForm();
  return <ChoiceInput {...field} on={String(useAnswer(on) ?? '')} />;
}
