import { NativeSelect, TextInput } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { isFutureMonth, monthOptions } from '#domain/questions/month.ts';
import type { MonthAnswer, MonthQuestion } from '#domain/questions/question.ts';
import { asciiDigits } from '#domain/values/amounts/digits.ts';
import { FieldGroup } from './field-group.tsx';
import type { InputProps } from './input-props.ts';
import classes from './month-input.module.css';
import { useFreeText } from './typing/use-free-text.ts';

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
function useMonth({ answer, externalChange, onAnswer }: MonthState) {
  const [received, setReceived] = useState({ answer, externalChange });
  const [futureMonths, setFutureMonths] = useState(() => listFutureMonths(answer));
  // Sets state during render: an answer changed from outside replaces the typed one.
  if (received.answer !== answer || received.externalChange !== externalChange) {
    setReceived({ answer, externalChange });
    setFutureMonths(listFutureMonths(answer));
  }
  const latestAnswer = useRef(answer);
  useLayoutEffect(() => {
    latestAnswer.current = received.answer;
  }, [received]);

  const change = (part: Partial<MonthAnswer>) => {
    latestAnswer.current = { ...latestAnswer.current, ...part };
    onAnswer(latestAnswer.current);
    setFutureMonths(listFutureMonths(latestAnswer.current));
  };
  const month = useFreeText({
    text: answer.month,
    externalChange,
    onText: (text) => change({ month: text }),
  });
  const year = useFreeText({
    text: answer.year,
    externalChange,
    onText: (text) => change({ year: text }),
    mask: asciiDigits,
  });
  return { month: month.input, year: year.input, futureMonths };
}

/** Input for month and year. An incomplete answer is kept. */
export function MonthInput({ answer, externalChange, onAnswer, ...field }: InputProps<MonthQuestion>) {
  const { question, id, error, disabled, enterKeyHint } = field;
  const { month, year, futureMonths } = useMonth({ answer, externalChange, onAnswer });
  const sharedProps = { error: Boolean(error), disabled, required: question.required };
  const months = monthOptions.map((option) => ({
    ...option,
    disabled: futureMonths.split(' ').includes(option.value),
  }));
  return (
    <FieldGroup {...field} role="group">
      <div className={classes.month}>
        <NativeSelect
          {...sharedProps}
          {...month}
          id={`${id}-month`}
          aria-label="Month"
          data={[{ value: '', label: 'Month' }, ...months]}
          className={classes.name}
          classNames={{ input: classes.select }}
        />
        <TextInput
          {...sharedProps}
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
