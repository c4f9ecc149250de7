import { VisuallyHidden } from '@mantine/core';
import type { SliderQuestion } from '#domain/questions/question.ts';
import { sliderText } from '#domain/questions/slider.ts';
import { FieldGroup } from './field-group.tsx';
import type { InputProps } from './input-props.ts';
import { useIsRowLeftOut } from './left-out-row.ts';
import classes from './range-input.module.css';
import { StepButton } from './step-button.tsx';

/** Keys that choose the minimum, or confirm the current value. */
const setsLowEnd: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowDown', 'Home', 'PageDown', 'Enter', ' ']);

/**
 * Slider for a whole number. A native range input: screen readers on phones can move it, a
 * scrolling finger cannot. The step buttons are for users who cannot drag (WCAG 2.5.7).
 */
export function RangeInput({ answer, onAnswer, ...field }: InputProps<SliderQuestion>) {
  const { question, id, disabled } = field;
  const { label, min, max, ends } = question;
  const told = sliderText(question, answer, !useIsRowLeftOut());
  const at = answer ?? min;
  const step = (by: -1 | 1) => ({
    by,
    label,
    disabled,
    isAtEnd: answer === (by < 0 ? min : max),
    onStep: () => onAnswer(Math.min(max, Math.max(min, at + by))),
  });
  /** Answers the minimum: choosing it on an unset slider fires no change event. */
  const settle = () => {
    if (answer === null) onAnswer(min);
  };
  return (
    <FieldGroup {...field} role="group">
      <div className={classes.slider}>
        <StepButton {...step(-1)} />
        <div
          className={classes.rail}
          style={{ '--filled': (at - min) / (max - min) }}
          data-unset={answer === null || undefined}
        >
          <input
            type="range"
            id={`${id}-range`}
            aria-label={label}
            aria-valuetext={told}
            aria-describedby={ends && `${id}-ends`}
            className={classes.range}
            min={min}
            max={max}
            step={1}
            value={at}
            disabled={disabled}
            onChange={(event) => onAnswer(Number(event.currentTarget.value))}
            onClick={settle}
            onKeyDown={({ key }) => setsLowEnd.has(key) && settle()}
          />
        </div>
        <StepButton {...step(1)} />
        <Scale question={question} text={told} isUnset={answer === null} />
        {ends && <EndsInWords id={`${id}-ends`} question={question} ends={ends} />}
      </div>
    </FieldGroup>
  );
}

interface ScaleProps {
  question: SliderQuestion;
  /** Label of the current value. */
  text: string;
  isUnset: boolean;
}

/** Scale below the slider; screen readers read the slider instead. */
function Scale({ question: { min, max, ends }, text, isUnset }: ScaleProps) {
  return (
    <div className={classes.scale} aria-hidden="true">
      <End value={min} word={ends?.[0]} />
      <span className={classes.value} data-unset={isUnset || undefined}>
        {text}
      </span>
      <End value={max} word={ends?.[1]} />
    </div>
  );
}

interface EndsInWordsProps {
  id: string;
  question: SliderQuestion;
  ends: NonNullable<SliderQuestion['ends']>;
}

/** Describes the ends of the scale for screen readers. */
function EndsInWords({ id, question: { min, max }, ends: [low, high] }: EndsInWordsProps) {
  return (
    <VisuallyHidden id={id}>
      {`${min} is ${low.toLowerCase()}, ${max} is ${high.toLowerCase()}.`}
    </VisuallyHidden>
  );
}

function End({ value, word }: { value: number; word?: string }) {
  return <span className={classes.end}>{word ? `${value} ${word}` : value}</span>;
}
