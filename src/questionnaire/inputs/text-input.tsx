import { TextInput as MantineTextInput, Textarea } from '@mantine/core';
import type { TextQuestion } from '#domain/questions/question.ts';
import { type InputProps, wrapperProps } from './input-props.ts';
import { useFreeText } from './typing/use-free-text.ts';

/** Input for one line of text, or a text area that grows with its content. */
export function TextInput(props: InputProps<TextQuestion>) {
  const { question, answer, externalChange, onAnswer } = props;
  const { input } = useFreeText({ text: answer, externalChange, onText: onAnswer });
  const fieldProps = {
    ...wrapperProps(props),
    ...input,
    autoComplete: question.autoComplete,
    readOnly: question.readOnly,
    ...(question.inputMode && { inputMode: question.inputMode, autoCapitalize: 'none', spellCheck: false }),
  };
  return question.long ? (
    <Textarea {...fieldProps} enterKeyHint={undefined} />
  ) : (
    <MantineTextInput {...fieldProps} />
  );
}
