import { TextInput, VisuallyHidden } from '@mantine/core';
import type { NumberQuestion } from '#domain/questions/question.ts';
import { asciiDigits } from '#domain/values/amounts/digits.ts';
import { renderDescription } from './answer-query.tsx';
import { type InputProps, wrapperProps } from './input-props.ts';
import classes from './inputs.module.css';
import { useFreeText } from './use-free-text.ts';

/** Text field for a number: it keeps invalid text, and the mouse wheel cannot change it. */
export function NumberInput(props: InputProps<NumberQuestion>) {
  const { question, answer, externalChange: given, answerQuery: doubt, onAnswer } = props;
  const { unit, hint, autoComplete, allowsDecimals: decimals, formatOnBlur: formatted } = question;
  const { input, shown, show } = useFreeText({ text: answer, given, onText: onAnswer, mask: asciiDigits });
  function format(typed: string) {
    const text = formatted?.(typed) ?? typed;
    if (text === typed) return;
    show(text);
    onAnswer(text);
  }
  const descriptionProps = { className: hint || doubt ? classes.hint : classes.heardOnly };
  const described = (
    <>
      {renderDescription(hint, doubt)} <VisuallyHidden component="span">{unit}</VisuallyHidden>
    </>
  );
  return (
    <TextInput
      {...wrapperProps(props)}
      {...input}
      {...(unit && { description: described, descriptionProps })}
      onBlur={() => format(shown.current)}
      inputMode={decimals ? 'decimal' : 'numeric'}
      autoComplete={autoComplete}
      rightSection={unit && <span aria-hidden="true">{unit}</span>}
    />
  );
}
