import '@mantine/core/styles/Switch.layer.css';
import { Checkbox, Switch } from '@mantine/core';
import type { ToggleQuestion } from '#domain/questions/question.ts';
import type { InputProps } from './input-props.ts';
import classes from './inputs.module.css';

/** A switch, or a box to tick under a statement. */
export function ToggleInput(props: InputProps<ToggleQuestion>) {
  const { question, id, answer, onAnswer, error, disabled } = props;
  const { look, label, hint, required } = question;
  const shared = {
    id,
    label,
    // The library makes the hint a part of the name as well, which would have it read twice.
    'aria-label': hint && label,
    description: hint,
    error,
    disabled,
    required,
    'aria-invalid': error ? true : undefined,
    checked: answer,
    onChange: (event: { currentTarget: HTMLInputElement }) => onAnswer(event.currentTarget.checked),
  };
  return look === 'switch' ? (
    <Switch {...shared} />
  ) : (
    <Checkbox {...shared} data-boxed className={hint || error ? classes.statement : undefined} />
  );
}
