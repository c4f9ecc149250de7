import type { SliderQuestion } from '#domain/questions/question.ts';
import { sliderText } from '#domain/questions/slider.ts';
import { FieldGroup } from './field-group.tsx';
import type { InputProps } from './input-props.ts';
import { useIsRowLeftOut } from './left-out-row.ts';
import classes from './number-buttons.module.css';

/** Row of numbers to choose one from. Below is the value that would be saved. */
export function NumberButtons({ answer, onAnswer, ...field }: InputProps<SliderQuestion>) {
  const { question, id, disabled } = field;
  // An unset slider says that its minimum is saved, unless its row is not sent.
  const isLeftOut = useIsRowLeftOut();
  const { min, max } = question;
  const numbers = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  const columns = { '--number-count': numbers.length, '--half-count': Math.ceil(numbers.length / 2) };
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
      <div id={`${id}-value`} className={classes.value} data-unset={answer === null || undefined}>
        {sliderText(question, answer, !isLeftOut)}
      </div>
    </FieldGroup>
  );
}
