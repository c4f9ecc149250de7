import { NativeSelect, TextInput } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { isFutureMonth, monthOptions } from '#domain/questions/month.ts';
import type { MonthAnswer, MonthQuestion } from '#domain/questions/question.ts';
import { asciiDigits } from '#domain/values/amounts/digits.ts';
import { FieldGroup } from './field-group.tsx';
import type { InputProps } from './input-props.ts';
import classes from './month-input.module.css';
import { useFreeText } from './use-free-text.ts';

/**
 * Returns the future months, which are disabled (intake §5), as a string. The chosen month stays
 * enabled whatever the year.
 */
const listFutureMonths = ({ month, year }: MonthAnswer): string =>
  monthOptions
    .filter(({ value }) => value !== month && isFutureMonth({ month: value, year }))
    .map(({ value }) => value)
    .join(' ');

type MonthState = Pick<InputProps<MonthQuestion>, 'answer' | 'externalChange' | 'onAnswer'>;

/** Holds the two halves of a month, and the months that the year puts into the future. */
function useMonth({ answer, externalChange: given, onAnswer }: MonthState) {
  const [received, setReceived] = useState({ answer, given });
  const [closed, setClosed] = useState(() => listFutureMonths(answer));
  if (received.answer !== answer || received.given !== given) {
    setReceived({ answer, given });
    setClosed(listFutureMonths(answer));
  }
  const newest = useRef(answer);
  useLayoutEffect(() => {
    newest.current = received.answer;
  }, [received]);

  const change = (half: Partial<MonthAnswer>) => {
    newest.current = { ...newest.current, ...half };
    onAnswer(newest.current);
    setClosed(listFutureMonths(newest.current));
  };
  const month = useFreeText({ text: answer.month, given, onText: (text) => change({ month: text }) });
  const year = useFreeText({
    text: answer.year,
    given,
    onText: (text) => change({ year: text }),
    mask: asciiDigits,
  });
  return { month: month.input, year: year.input, closed };
}

/** Input for month and year. An incomplete answer is kept. */
export function MonthInput({ answer, externalChange, onAnswer, ...field }: InputProps<MonthQuestion>) {
  const { question, id, error, disabled, enterKeyHint } = field;
  const { month, year, closed } = useMonth({ answer, externalChange, onAnswer });
  const shared = { error: Boolean(error), disabled, required: question.required };
  const months = monthOptions.map((option) => ({
    ...option,
    disabled: closed.split(' ').includes(option.value),
  }));
  return (
    <FieldGroup {...field} role="group">
      <div className={classes.month}>
        <NativeSelect
          {...shared}
          {...month}
          id={`${id}-month`}
          aria-label="Month"
          data={[{ value: '', label: 'Month' }, ...months]}
          className={classes.name}
          classNames={{ input: classes.select }}
        />
        <TextInput
          {...shared}
          {...year}
          id={`${id}-year`}
          aria-label="Year"
          className={classes.year}
          placeholder="Year"
          enterKeyHint={enterKeyHint}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
    </FieldGroup>
  );
}
