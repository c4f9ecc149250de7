import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import type { SliderQuestion } from '#domain/questions/question.ts';
import { sliderText } from '#domain/questions/slider.ts';
import { FieldGroup } from './field-group.tsx';
import type { InputProps } from './input-props.ts';
import classes from './slider-input.module.css';

/** Keys that mean the low end, or whatever is there. */
const setsLowEnd: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowDown', 'Home', 'PageDown', 'Enter', ' ']);

/**
 * A number between two ends. The browser's own range and not the library's slider: screen readers on phones can move
 * it, and a finger that scrolls past does not. The buttons are for who cannot drag (WCAG 2.5.7).
 */
export function SliderInput({ answer, onAnswer, ...field }: InputProps<SliderQuestion>) {
  const { question, id, disabled } = field;
  const { label, min, max, ends } = question;
  const at = answer ?? min;
  const step = (by: -1 | 1) => ({
    by,
    question,
    disabled,
    isAtEnd: answer === (by < 0 ? min : max),
    onStep: () => onAnswer(Math.min(max, Math.max(min, at + by))),
  });
  /** The browser tells of no change where the low end itself is meant. */
  const settle = () => {
    if (answer === null) onAnswer(min);
  };
  return (
    <FieldGroup {...field} role="group">
      <div className={classes.slider}>
        <Step {...step(-1)} />
        <div
          className={classes.rail}
          style={{ '--filled': (at - min) / (max - min) } as CSSProperties}
          data-unset={answer === null || undefined}
        >
          <input
            type="range"
            id={`${id}-range`}
            aria-label={label}
            aria-valuetext={sliderText(question, answer)}
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
        <Step {...step(1)} />
        <div className={classes.scale} aria-hidden="true">
          <End value={min} word={ends?.[0]} />
          <span className={classes.value} data-unset={answer === null || undefined}>
            {sliderText(question, answer)}
          </span>
          <End value={max} word={ends?.[1]} />
        </div>
        {ends && (
          <VisuallyHidden id={`${id}-ends`}>
            {`${min} is ${ends[0].toLowerCase()}, ${max} is ${ends[1].toLowerCase()}.`}
          </VisuallyHidden>
        )}
      </div>
    </FieldGroup>
  );
}

interface StepProps extends Pick<InputProps<SliderQuestion>, 'question' | 'disabled'> {
  by: -1 | 1;
  isAtEnd: boolean;
  onStep(): void;
}

/** Stays focusable at its end: a disabled button would drop the focus of who presses it. */
function Step({ by, question, disabled, isAtEnd, onStep }: StepProps) {
  const Icon = by < 0 ? IconMinus : IconPlus;
  return (
    <ActionIcon
      variant="default"
      aria-label={`${question.label}: one ${by < 0 ? 'less' : 'more'}`}
      aria-disabled={isAtEnd}
      data-disabled={isAtEnd || undefined}
      disabled={disabled}
      onClick={onStep}
    >
      <Icon aria-hidden size={20} stroke={2} />
    </ActionIcon>
  );
}

function End({ value, word }: { value: number; word?: string }) {
  return <span className={classes.end}>{word ? `${value} ${word}` : value}</span>;
}
