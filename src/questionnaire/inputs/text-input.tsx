import { TextInput as MantineTextInput, Textarea } from '@mantine/core';
import type { TextQuestion } from '#domain/questions/question.ts';
import { type InputProps, wording } from './input-props.ts';

/** One line of text, or a box that grows with what is written in it. */
export function TextInput(props: InputProps<TextQuestion>) {
  const { question, answer, onAnswer } = props;
  const shared = {
    ...wording(props),
    value: answer,
    autoComplete: question.autoComplete,
    readOnly: question.readOnly,
    ...(question.inputMode && { inputMode: question.inputMode, autoCapitalize: 'none', spellCheck: false }),
  };
  if (question.long) {
    return <Textarea {...shared} onChange={(event) => onAnswer(event.currentTarget.value)} />;
  }
  return <MantineTextInput {...shared} onChange={(event) => onAnswer(event.currentTarget.value)} />;
}
