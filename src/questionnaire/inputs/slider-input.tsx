import type { SliderQuestion } from '#domain/questions/question.ts';
import type { InputProps } from './input-props.ts';
import { NumbersInput } from './numbers-input.tsx';
import { RangeInput } from './range-input.tsx';

/** As many numbers stand in two rows of four on the narrowest phone. */
const FEW = 8;

/** A whole number between two ends: numbers to press where they are few and need no words, a slider otherwise. */
export function SliderInput(props: InputProps<SliderQuestion>) {
  const { min, max, ends } = props.question;
  const Input = max - min < FEW && !ends ? NumbersInput : RangeInput;
  return <Input {...props} />;
}
