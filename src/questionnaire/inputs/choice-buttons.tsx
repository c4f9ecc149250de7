import { withColon } from '#ui/reading/with-colon.ts';
import '@mantine/core/styles/Radio.layer.css';
import { Button, Radio } from '@mantine/core';
import { useRef } from 'react';
import type { ChoiceQuestion, Option, YesNoQuestion } from '#domain/questions/question.ts';
import { useAnnounce } from '#ui/feedback/live-region.tsx';
import { FieldGroup } from './field-group.tsx';
import type { InputProps } from './input-props.ts';
import classes from './inputs.module.css';

interface ChoiceButtonsProps extends Omit<InputProps<ChoiceQuestion | YesNoQuestion>, 'answer' | 'onAnswer'> {
  options: readonly Option[];
  /** '' if unanswered. */
  value: string;
  onChoose(value: string): void;
  /** Shows a button that resets the answer, which radio buttons do not offer. */
  clearable: boolean;
}

/** Longest label, in characters, of which three fit next to one another on a phone. */
const SHORT_LABEL_CHARACTERS = 8;

/** Options of a short list as buttons. */
export function ChoiceButtons({ options, value, onChoose, clearable, ...field }: ChoiceButtonsProps) {
  const { id, question, disabled, error } = field;
  const root = useRef<HTMLDivElement>(null);
  const isWide = options.length > 2 && options.some(({ label }) => label.length > SHORT_LABEL_CHARACTERS);
  const isClearable = clearable && !disabled;
  const announce = useAnnounce();
  const clear = () => {
    onChoose('');
    root.current?.querySelector('input')?.focus();
    announce(`${withColon(question.label)} not answered`);
  };
  return (
    <FieldGroup {...field} role="radiogroup" className={isClearable ? classes.withClear : undefined}>
      <div
        className={classes.buttons}
        data-wide={isWide || undefined}
        data-clearable={isClearable || undefined}
        ref={root}
      >
        {options.map((option) => (
          <Radio
            key={option.value}
            name={id}
            value={option.value}
            label={option.label}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
            disabled={disabled}
            error={Boolean(error)}
            className={classes.button}
          />
        ))}
        {isClearable && (
          <Button
            variant="subtle"
            size="sm"
            onClick={clear}
            aria-label={`Clear ${question.label}`}
            // Reserves its space while hidden, so that the options do not move between two clicks.
            className={classes.clearAnswer}
            data-hidden={value === '' || undefined}
          >
            Clear
          </Button>
        )}
      </div>
    </FieldGroup>
  );
}
