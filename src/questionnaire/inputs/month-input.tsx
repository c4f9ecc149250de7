import { NativeSelect, TextInput } from '@mantine/core';
import { isFutureMonth, monthOptions } from '#domain/questions/month.ts';
import type { MonthQuestion } from '#domain/questions/question.ts';
import { FieldGroup } from './field-group.tsx';
import type { InputProps } from './input-props.ts';
import classes from './month-input.module.css';

/** A month of a year: half an answer stays as it is, until the other half is given. */
export function MonthInput({ answer, onAnswer, ...field }: InputProps<MonthQuestion>) {
  const { question, id, error, disabled } = field;
  const { month, year } = answer;
  const shared = { error: Boolean(error), disabled, required: question.required };
  // The months to come cannot be chosen (intake §5); one that was chosen before the year was stays in sight.
  const months = monthOptions.map((option) => ({
    ...option,
    disabled: option.value !== month && isFutureMonth({ month: option.value, year }),
  }));
  return (
    <FieldGroup {...field} role="group">
      <div className={classes.month}>
        <NativeSelect
          {...shared}
          id={`${id}-month`}
          aria-label="Month"
          data={[{ value: '', label: 'Month' }, ...months]}
          value={month}
          onChange={(event) => onAnswer({ month: event.currentTarget.value, year })}
          className={classes.name}
          classNames={{ input: classes.select }}
        />
        <TextInput
          {...shared}
          id={`${id}-year`}
          aria-label="Year"
          className={classes.year}
          placeholder="Year"
          inputMode="numeric"
          autoComplete="off"
          value={year}
          onChange={(event) => onAnswer({ month, year: event.currentTarget.value })}
        />
      </div>
    </FieldGroup>
  );
}
