import type { ComponentType } from 'react';
import type { SingleQuestion } from '#domain/questions/question.ts';
import { ChoiceInput } from './choice-input.tsx';
import { DateInput } from './date-input.tsx';
import { FlagsInput } from './flags-input.tsx';
import type { InputProps } from './input-props.ts';
import { LookupInput } from './menu/lookup-input.tsx';
import { MonthInput } from './month-input.tsx';
import { NumberInput } from './number-input.tsx';
import { PhoneInput } from './phone-input.tsx';
import { SliderInput } from './slider-input.tsx';
import { TextInput } from './text-input.tsx';
import { ToggleInput } from './toggle-input.tsx';
import { YesNoInput } from './yes-no-input.tsx';

type Inputs = {
  [K in SingleQuestion['kind']]: ComponentType<InputProps<Extract<SingleQuestion, { kind: K }>>>;
};

/** Input component of each kind of question. */
const inputs: Inputs = {
  text: TextInput,
  number: NumberInput,
  phone: PhoneInput,
  date: DateInput,
  choice: ChoiceInput,
  yesNo: YesNoInput,
  toggle: ToggleInput,
  flags: FlagsInput,
  lookup: LookupInput,
  month: MonthInput,
  slider: SliderInput,
};

/** Returns the input component of a question's kind. */
export function inputOf(question: SingleQuestion): ComponentType<InputProps<SingleQuestion>> {
  // Safe cast: kind and answer type always match, but TypeScript cannot infer it from a lookup.
  return inputs[question.kind] as ComponentType<InputProps<SingleQuestion>>;
}
