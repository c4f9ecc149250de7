import { VisuallyHidden } from '@mantine/core';
import type { SliderQuestion } from '#domain/questions/question.ts';
import { sliderText } from '#domain/questions/slider.ts';
import { FieldGroup } from './field-group.tsx';
import type { InputProps } from './input-props.ts';
import { useIsRowLeftOut } from './left-out-row.ts';
import classes from './range-input.module.css';
import { StepButton } from './step-button.tsx';

/** Keys that choose the minimum of an unset slider, or confirm the value that it shows. */
const minimumKeys: ReadonlySet<string> = new Set([
  'ArrowLeft',
  'ArrowDown',
  'Home',
  'PageDown',
  'Enter',
  ' ',
]);

/**
 * Slider for a whole number. A native range input: screen readers on phones can move it, a
 * scrolling finger cannot. The step buttons are for users who cannot drag (WCAG 2.5.7).
 */
export function RangeInput({ answer, onAnswer, ...field }: InputProps<SliderQuestion>) {
  const { question, id, disabled } = field;
  const { label, min, max, ends } = question;
  // An unset slider says that its minimum is saved, unless its row is not sent.
  const valueText = sliderText(question, answer, !useIsRowLeftOut());
  const shownValue = answer ?? min;
  const stepProps = (by: -1 | 1) => ({
    by,
    label,
    disabled,
    isAtEnd: answer === (by < 0 ? min : max),
    onStep: () => onAnswer(Math.min(max, Math.max(min, shownValue + by))),
  });
  /** Answers the minimum: choosing it on an unset slider fires no change event. */
  const answerMinimumIfUnset = () => {
    if (answer === null) onAnswer(min);
  };
  return (
    <FieldGroup {...field} role="group">
      <div className={classes.slider}>
        <StepButton {...stepProps(-1)} />
        <div
          className={classes.rail}
          style={{ '--filled-share': (shownValue - min) / (max - min) }}
          data-unset={answer === null || undefined}
        >
          <input
            type="range"
            id={`${id}-range`}
            aria-label={label}
            aria-valuetext={valueText}
            aria-describedby={ends && `${id}-ends`}
            className={classes.range}
            min={min}
            max={max}
            step={1}
            value={shownValue}
            disabled={disabled}
            onChange={(event) => onAnswer(Number(event.currentTarget.value))}
            onClick={answerMinimumIfUnset}
            onKeyDown={({ key }) => minimumKeys.has(key) && answerMinimumIfUnset()}
          />
        </div>
        <StepButton {...stepProps(1)} />
        <ScaleLabels question={question} text={valueText} isUnset={answer === null} />
        {ends && <EndsDescription id={`${id}-ends`} question={question} ends={ends} />}
      </div>
    </FieldGroup>
  );
}

interface ScaleLabelsProps {
  question: SliderQuestion;
  /** Label of the current value. */
  text: string;
  isUnset: boolean;
}

/** Scale below the slider; screen readers read the slider instead. */
function ScaleLabels({ question: { min, max, ends }, text, isUnset }: ScaleLabelsProps) {
  return (
    <div className={classes.scale} aria-hidden="true">
      <ScaleEnd value={min} word={ends?.[0]} />
      <span className={classes.value} data-unset={isUnset || undefined}>
        {text}
      </span>
      <ScaleEnd value={max} word={ends?.[1]} />
    </div>
  );
}

interface EndsDescriptionProps {
  id: string;
  question: SliderQuestion;
  ends: NonNullable<SliderQuestion['ends']>;
}

/** Describes the ends of the scale for screen readers. */
function EndsDescription({ id, question: { min, max }, ends: [low, high] }: EndsDescriptionProps) {
  return (
    <VisuallyHidden id={id}>
      {`${min} is ${low.toLowerCase()}, ${max} is ${high.toLowerCase()}.`}
    </VisuallyHidden>
  );
}

/** One end of the scale: its number, and its word if it has one. */
function ScaleEnd({ value, word }: { value: number; word?: string }) {
  return <span className={classes.end}>{word ? `${value} ${word}` : value}</span>;
}
