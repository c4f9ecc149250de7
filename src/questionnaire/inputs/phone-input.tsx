import { TextInput } from '@mantine/core';
import type { PhoneQuestion } from '#domain/questions/question.ts';
import { formatPhone } from '#domain/values/format-phone.ts';
import { typedPhone } from '#domain/values/phone.ts';
import { type InputProps, wrapperProps } from './input-props.ts';
import { useFreeText } from './typing/use-free-text.ts';

/** Masked input for a US phone number; the answer is its digits (decision 34), or other text. */
export function PhoneInput(props: InputProps<PhoneQuestion>) {
  const { question, answer, externalChange, onAnswer } = props;
  const { input } = useFreeText({
    text: formatPhone(answer),
    externalChange,
    onText: (text) => onAnswer(typedPhone(text)),
    mask: formatPhone,
  });
  return (
    <TextInput
      {...wrapperProps(props)}
      {...input}
      type="tel"
      autoComplete={question.autoComplete}
      readOnly={question.readOnly}
    />
  );
}
