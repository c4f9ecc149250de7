import { isOptionList } from '#domain/questions/option.ts';
import { ChoiceButtons } from './choice-buttons.tsx';
import { CountInput } from './count-input.tsx';
import { SelectInput, type SelectInputProps } from './menu/select-input.tsx';

/** One of a list: buttons where the list is short and stands open, steps where it counts up, a menu otherwise. */
export function ChoiceInput(props: SelectInputProps) {
  const { question, answer, onAnswer, on, ...field } = props;
  if (question.counted) return <CountInput {...props} />;
  if (!question.open || !isOptionList(question.options)) return <SelectInput {...props} />;
  return (
    <ChoiceButtons
      {...field}
      question={question}
      options={question.options}
      value={answer}
      onChoose={onAnswer}
      clearable={question.blank === ''}
    />
  );
}
