import { TextInput } from '@mantine/core';
import { formatPhone, phoneDigits } from '#domain/phone.ts';
import type { PhoneQuestion } from '#domain/questions/question.ts';
import { type InputProps, wording } from './input-props.ts';
import { maskedText } from './masked.ts';

/** A phone number in the US mask as it is typed; the answer is its digits (decision 34). */
export function PhoneInput(props: InputProps<PhoneQuestion>) {
  const { question, answer, onAnswer } = props;
  const shown = formatPhone(answer);
  return (
    <TextInput
      {...wording(props)}
      type="tel"
      autoComplete={question.autoComplete}
      readOnly={question.readOnly}
      value={shown}
      onChange={(event) => onAnswer(phoneDigits(maskedText(event, shown, formatPhone)))}
    />
  );
}
