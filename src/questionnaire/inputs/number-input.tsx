import { TextInput, VisuallyHidden } from '@mantine/core';
import type { NumberQuestion } from '#domain/questions/question.ts';
import { asciiDigits } from '#domain/values/digits.ts';
import { underInput } from './doubt.tsx';
import { type InputProps, wording } from './input-props.ts';
import classes from './inputs.module.css';
import { useFreeText } from './use-free-text.ts';

/** A number, as text: what is typed stays even when it is none, and no mouse wheel can change it. */
export function NumberInput(props: InputProps<NumberQuestion>) {
  const { question, answer, given, doubt, onAnswer } = props;
  const { unit, hint, autoComplete, decimals } = question;
  const { input } = useFreeText({ text: answer, given, onText: onAnswer, mask: asciiDigits });
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
      inputMode={decimals ? 'decimal' : 'numeric'}
      autoComplete={autoComplete}
      rightSection={unit && <span aria-hidden="true">{unit}</span>}
    />
  );
}
