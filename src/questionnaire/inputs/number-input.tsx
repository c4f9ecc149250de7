import { TextInput, VisuallyHidden } from '@mantine/core';
import type { NumberQuestion } from '#domain/questions/question.ts';
import { asciiDigits } from '#domain/values/digits.ts';
import { underInput } from './doubt.tsx';
import { type InputProps, wording } from './input-props.ts';
import classes from './inputs.module.css';
import { useFreeText } from './use-free-text.ts';

/** Text field for a number: it keeps invalid text, and the mouse wheel cannot change it. */
export function NumberInput(props: InputProps<NumberQuestion>) {
  const { question, answer, given, doubt, onAnswer } = props;
  const { unit, hint, autoComplete, decimals, formatted } = question;
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
      {underInput(hint, doubt)} <VisuallyHidden component="span">{unit}</VisuallyHidden>
    </>
  );
  return (
    <TextInput
      {...wording(props)}
      {...input}
      {...(unit && { description: described, descriptionProps })}
      onBlur={() => format(shown.current)}
      inputMode={decimals ? 'decimal' : 'numeric'}
      autoComplete={autoComplete}
      rightSection={unit && <span aria-hidden="true">{unit}</span>}
    />
  );
}
