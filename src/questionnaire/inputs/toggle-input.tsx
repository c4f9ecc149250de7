import '@mantine/core/styles/Switch.layer.css';
import { Checkbox, Switch } from '@mantine/core';
import type { ToggleQuestion } from '#domain/questions/question.ts';
import type { InputProps } from './input-props.ts';
import classes from './inputs.module.css';

/** Input for on or off: a switch, or a checkbox with a statement. */
export function ToggleInput(props: InputProps<ToggleQuestion>) {
  const { question, id, answer, onAnswer, error, disabled } = props;
  const { toggleVariant, label, hint, required } = question;
  const sharedProps = {
    id,
    label,
    // The library adds the hint to the accessible name, so that it would be read twice.
    'aria-label': hint && label,
    description: hint,
    error,
    disabled,
    required,
    'aria-invalid': error ? true : undefined,
    checked: answer,
    onChange: (event: { currentTarget: HTMLInputElement }) => onAnswer(event.currentTarget.checked),
  };
  return toggleVariant === 'switch' ? (
    <Switch {...sharedProps} />
  ) : (
    <Checkbox {...sharedProps} data-boxed className={hint || error ? classes.statement : undefined} />
  );
}
