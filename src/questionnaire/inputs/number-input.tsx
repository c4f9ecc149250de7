import { TextInput, VisuallyHidden } from '@mantine/core';
import type { NumberQuestion } from '#domain/questions/question.ts';
import { asciiDigits } from '#domain/values/amounts/digits.ts';
import { renderDescription } from './answer-query.tsx';
import { type InputProps, wrapperProps } from './input-props.ts';
import classes from './inputs.module.css';
import { useFreeText } from './typing/use-free-text.ts';

/** Text field for a number: it keeps invalid text, and the mouse wheel cannot change it. */
export function NumberInput(props: InputProps<NumberQuestion>) {
  const { question, answer, externalChange, answerQuery, onAnswer } = props;
  const { unit, hint, autoComplete, allowsDecimals, formatOnBlur } = question;
  const { input, shownText, show } = useFreeText({
    text: answer,
    externalChange,
    onText: onAnswer,
    mask: asciiDigits,
  });
  function format(typed: string) {
    const text = formatOnBlur?.(typed) ?? typed;
    if (text === typed) return;
    show(text);
    onAnswer(text);
  }
  const descriptionProps = { className: hint || answerQuery ? classes.hint : classes.screenReaderHint };
  const description = (
    <>
      {renderDescription(hint, answerQuery)} <VisuallyHidden component="span">{unit}</VisuallyHidden>
    </>
  );
  return (
    <TextInput
      {...wrapperProps(props)}
      {...input}
      {...(unit && { description, descriptionProps })}
      onBlur={() => format(shownText.current)}
      inputMode={allowsDecimals ? 'decimal' : 'numeric'}
      autoComplete={autoComplete}
      rightSection={unit && <span aria-hidden="true">{unit}</span>}
    />
  );
}
