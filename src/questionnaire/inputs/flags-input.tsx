import { Checkbox } from '@mantine/core';
import type { FlagsQuestion } from '#domain/questions/question.ts';
import { FieldGroup } from './field-group.tsx';
import type { InputProps } from './input-props.ts';
import classes from './inputs.module.css';

/** Any of a list: two columns of checkboxes where there is room. */
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
