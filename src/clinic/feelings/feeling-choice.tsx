import { Button } from '@mantine/core';
import { useId, useRef } from 'react';
import { feelings } from '#domain/check-ups/check-up.ts';
import type { ChoiceQuestion } from '#domain/questions/question.ts';
import { fieldId, useAnswerForm, useField } from '#questionnaire/answer-form.ts';
import { useAnnounce } from '#ui/feedback/live-region.tsx';
import { feelingIcons } from './feeling-icons.ts';
import classes from './feelings.module.css';

interface FeelingChoiceProps {
  question: ChoiceQuestion;
  /** Size of the tiles: large for the most important question. */
  size?: 'md' | 'lg';
}

/** Radio group of three large tiles (worse, same, better), each with a face above its label. */
export function FeelingChoice({ question, size = 'md' }: FeelingChoiceProps) {
  const { name, label } = question;
  const { idPrefix } = useAnswerForm();
  const [answer, setAnswer] = useField(name);
  const announce = useAnnounce();
  const radioGroup = useRef<HTMLDivElement>(null);
  const labelId = useId();
  const id = fieldId(idPrefix, name);

  function clearAnswer() {
    setAnswer('');
    // The button is hidden from now on, and a hidden element cannot hold the focus.
    radioGroup.current?.querySelector('input')?.focus();
    announce(`${label}: not answered`);
  }

  return (
    <div
      ref={radioGroup}
      id={id}
      role="radiogroup"
      aria-labelledby={labelId}
      className={classes.choice}
      data-size={size}
    >
      <div className={classes.head}>
        <span id={labelId} className={classes.label}>
          {label}
        </span>
        <Button
          variant="subtle"
          size="compact-md"
          onClick={clearAnswer}
          aria-label={`Clear ${label}`}
          // Hidden with its space kept: a button that appears could wrap a long label.
          className={classes.clear}
          data-hidden={answer === '' || answer === undefined || undefined}
        >
          Clear
        </Button>
      </div>
      <div className={classes.tiles}>
        {feelings.map(({ value, label: feelingLabel }) => {
          const Icon = feelingIcons[value];
          return (
            <label key={value} className={classes.tile} data-feeling={value}>
              <input
                type="radio"
                name={id}
                value={value}
                checked={answer === value}
                onChange={() => setAnswer(value)}
                className={classes.radio}
              />
              <Icon aria-hidden className={classes.face} stroke={1.5} />
              {feelingLabel}
            </label>
          );
        })}
      </div>
    </div>
  );
}
