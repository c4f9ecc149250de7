import type { SliderQuestion } from '#domain/questions/question.ts';
import { sliderText } from '#domain/questions/slider.ts';
import { FieldGroup } from './field-group.tsx';
import type { InputProps } from './input-props.ts';
import { useIsRowLeftOut } from './left-out-row.ts';
import classes from './numbers-input.module.css';

/** Row of numbers to choose one from. Below is the value that would be saved. */
export function NumbersInput({ answer, onAnswer, ...field }: InputProps<SliderQuestion>) {
  const { question, id, disabled } = field;
  const isLeftOut = useIsRowLeftOut();
  const { min, max } = question;
  const numbers = Array.from({ length: max - min + 1 }, (_, place) => min + place);
  const columns = { '--all': numbers.length, '--half': Math.ceil(numbers.length / 2) };
  return (
    <FieldGroup {...field} role="radiogroup" hasAnswerDescription>
      <div className={classes.numbers} style={columns}>
        {numbers.map((number) => (
          <label key={number} className={classes.number}>
            <input
              type="radio"
              name={id}
              value={number}
              checked={number === answer}
              onChange={() => onAnswer(number)}
              disabled={disabled}
              className={classes.radio}
            />
            {number}
          </label>
        ))}
      </div>
      <div id={`${id}-told`} className={classes.told} data-unset={answer === null || undefined}>
        {sliderText(question, answer, !isLeftOut)}
      </div>
    </FieldGroup>
  );
}
