import { TextInput as MantineTextInput, Textarea } from '@mantine/core';
import type { TextQuestion } from '#domain/questions/question.ts';
import { type InputProps, wrapperProps } from './input-props.ts';
import { useFreeText } from './use-free-text.ts';

/** Input for one line of text, or a text area that grows with its content. */
export function TextInput(props: InputProps<TextQuestion>) {
  const { question, answer, externalChange: given, onAnswer } = props;
  const { input } = useFreeText({ text: answer, given, onText: onAnswer });
  const shared = {
    ...wrapperProps(props),
    ...input,
    autoComplete: question.autoComplete,
    readOnly: question.readOnly,
    ...(question.inputMode && { inputMode: question.inputMode, autoCapitalize: 'none', spellCheck: false }),
  };
  return question.long ? <Textarea {...shared} enterKeyHint={undefined} /> : <MantineTextInput {...shared} />;
}
