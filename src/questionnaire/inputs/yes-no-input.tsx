import type { Option, YesNoQuestion } from '#domain/questions/question.ts';
import { ChoiceButtons } from './choice-buttons.tsx';
import type { InputProps } from './input-props.ts';

const options: Option[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** Input for yes or no, which can be cleared to unanswered (decision 31). */
export function YesNoInput({ answer, onAnswer, ...field }: InputProps<YesNoQuestion>) {
  const value = answer === null ? '' : answer ? 'yes' : 'no';
  return (
    <ChoiceButtons
      {...field}
      options={options}
      value={value}
      onChoose={(chosen) => onAnswer(chosen === '' ? null : chosen === 'yes')}
      clearable
    />
  );
}
