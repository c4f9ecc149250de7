import { Checkbox } from '@mantine/core';
import type { FlagsQuestion } from '#domain/questions/question.ts';
import { FieldGroup } from './field-group.tsx';
import type { InputProps } from './input-props.ts';
import classes from './inputs.module.css';

/** Input for any number of options: checkboxes, in two columns if there is room. */
export function FlagsInput({ answer, onAnswer, ...field }: InputProps<FlagsQuestion>) {
  const { question, id, error, disabled } = field;
  return (
    <FieldGroup {...field} role="group">
      <div className={classes.flags}>
        {question.options.map(({ value, label }) => (
          <Checkbox
            key={value}
            name={`${id}.${value}`}
            label={label}
            data-boxed
            checked={answer[value] === true}
            onChange={(event) => onAnswer({ ...answer, [value]: event.currentTarget.checked })}
            disabled={disabled}
            error={Boolean(error)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
