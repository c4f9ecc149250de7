import type { SliderQuestion } from '#domain/questions/question.ts';
import type { InputProps } from './input-props.ts';
import { NumberButtons } from './number-buttons.tsx';
import { RangeInput } from './range-input.tsx';

/** Up to this many numbers fit in two rows of four on the narrowest phone. */
const maxNumberButtons = 8;

/** Input for a whole number: number buttons if they are few and unlabelled, else a slider. */
export function SliderInput(props: InputProps<SliderQuestion>) {
  const { min, max, ends } = props.question;
  const Input = max - min < maxNumberButtons && !ends ? NumberButtons : RangeInput;
  return <Input {...props} />;
}
