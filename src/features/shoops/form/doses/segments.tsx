import { memo, useMemo } from 'react';
import { isOptionList } from '#domain/questions/option.ts';
import type { ChoiceQuestion, Option } from '#domain/questions/question.ts';
import { fieldId, useAnswerForm, useField } from '#questionnaire/answer-form.ts';
import { FieldGroup } from '#questionnaire/inputs/field-group.tsx';
import classes from './segments.module.css';

interface SegmentsProps {
  question: ChoiceQuestion;
  /** Path of the answer: 'shoop.0.frequency'. */
  path: string;
  problem?: string;
  labelHidden?: boolean;
  /** Label of the empty answer; without it, no empty answer is offered. */
  noneLabel?: string;
  /** Replaces the default handler, which sets the answer. */
  onChoose?: (value: string) => void;
}

/** Returns the options, including a stored answer that is not among the question's options. */
function listOptions({ options }: ChoiceQuestion, answer: string, noneLabel?: string): readonly Option[] {
  const knownOptions = isOptionList(options) ? options : [];
  const isUnlisted = answer !== '' && !knownOptions.some(({ value }) => value === answer);
  return [
    ...knownOptions,
    ...(isUnlisted ? [{ value: answer, label: answer }] : []),
    ...(noneLabel === undefined ? [] : [{ value: '', label: noneLabel }]),
  ];
}

/** Radio group with short labels side by side in one frame. */
export const Segments = memo(function Segments(props: SegmentsProps) {
  const { question, path, problem, labelHidden, noneLabel, onChoose } = props;
  const { idPrefix } = useAnswerForm();
  const [answer, setAnswer] = useField(path);
  const value = String(answer ?? '');
  const id = fieldId(idPrefix, path);
  const options = useMemo(() => listOptions(question, value, noneLabel), [question, value, noneLabel]);
  return (
    <FieldGroup question={question} id={id} error={problem} labelHidden={labelHidden} role="radiogroup">
      <div className={classes.segments} data-error={problem ? true : undefined}>
        {options.map((option) => (
          <label key={option.value} className={classes.segment}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => (onChoose ?? setAnswer)(option.value)}
              className={classes.control}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
});
