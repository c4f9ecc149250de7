import { Input } from '@mantine/core';
import { type ChangeEvent, useMemo } from 'react';
import { isOptionList } from '#domain/questions/option.ts';
import type { ChoiceQuestion } from '#domain/questions/question.ts';
import classes from './count-input.module.css';
import { type InputProps, wrapperProps } from './input-props.ts';
import { withAnswer } from './menu/option-match.ts';
import { StepButton } from './step-button.tsx';

/** Stepper for a choice of counts: one less, a native menu with all options, one more. */
export function CountInput(props: InputProps<ChoiceQuestion>) {
  const { question, answer, onAnswer, disabled, labelHidden } = props;
  const options = useMemo(
    () => withAnswer(isOptionList(question.options) ? question.options : [], question, answer),
    [question, answer],
  );
  const answerIndex = options.findIndex(({ value }) => value === answer);
  const lastIndex = options.length - 1;
  /** Returns a step button's props. The first click on an unset count chooses option 1 or 2. */
  const stepProps = (by: -1 | 1) => ({
    by,
    label: question.label,
    disabled,
    isAtEnd: answerIndex === (by < 0 ? 0 : lastIndex),
    onStep: () =>
      onAnswer(options[Math.min(lastIndex, Math.max(0, Math.max(0, answerIndex) + by))]?.value ?? ''),
  });
  return (
    <Input.Wrapper
      {...wrapperProps(props)}
      // Both are for a control, and the wrapper is none.
      aria-label={undefined}
      enterKeyHint={undefined}
      className={classes.line}
    >
      <div className={classes.count}>
        <StepButton {...stepProps(-1)} />
        <Input
          component="select"
          variant="unstyled"
          aria-label={labelHidden ? question.label : undefined}
          value={answer}
          onChange={(event: ChangeEvent<HTMLSelectElement>) => onAnswer(event.currentTarget.value)}
          disabled={disabled}
          required={question.required}
          className={classes.number}
          classNames={{ input: classes.select }}
        >
          <option value="">Not set</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Input>
        <StepButton {...stepProps(1)} />
      </div>
    </Input.Wrapper>
  );
}
