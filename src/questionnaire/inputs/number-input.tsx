import { Input } from '@mantine/core';
import type { NumberQuestion } from '#domain/questions/question.ts';
import { type InputProps, wording } from './input-props.ts';
import classes from './inputs.module.css';

/**
 * A number, as text: what is typed stays even when it is none, and no mouse wheel can change it. Wired by hand
 * because the library's wrapper would not describe the input by its unit.
 */
export function NumberInput(props: InputProps<NumberQuestion>) {
  const { question, id, answer, onAnswer, error, disabled } = props;
  const { unit, hint, required, autoComplete } = question;
  const described = [error && `${id}-error`, unit && `${id}-unit`, hint && `${id}-description`];
  return (
    <Input.Wrapper {...wording(props)} className={classes.number}>
      <Input
        withAria={false}
        id={id}
        aria-label={props.labelHidden ? question.label : undefined}
        aria-describedby={described.filter(Boolean).join(' ') || undefined}
        aria-invalid={error ? true : undefined}
        error={error}
        required={required}
        disabled={disabled}
        inputMode="numeric"
        autoComplete={autoComplete}
        value={answer}
        onChange={(event) => onAnswer(event.currentTarget.value)}
        rightSection={unit && <span id={`${id}-unit`}>{unit}</span>}
      />
    </Input.Wrapper>
  );
}
