import { isOptionList } from '#domain/questions/option.ts';
import { ChoiceButtons } from './choice-buttons.tsx';
import { CountInput } from './count-input.tsx';
import { SelectInput, type SelectInputProps } from './menu/select-input.tsx';

/** Input for one option: buttons for a short list, a stepper for counts, otherwise a menu. */
export function ChoiceInput(props: SelectInputProps) {
  const { question, answer, onAnswer, parentAnswer, ...field } = props;
  if (question.isCounted) return <CountInput {...props} />;
  if (!question.showsButtons || !isOptionList(question.options)) return <SelectInput {...props} />;
  return (
    <ChoiceButtons
      {...field}
      question={question}
      options={question.options}
      value={answer}
      onChoose={onAnswer}
      // A choice with a preset, such as a unit, has no unanswered state.
      clearable={question.blank === ''}
    />
  );
}
