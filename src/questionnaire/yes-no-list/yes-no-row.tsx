import { type KeyboardEvent, type MouseEvent, memo, useRef } from 'react';
import type { Option } from '#domain/questions/question.ts';
import { useAnnounce } from '#ui/feedback/live-region.tsx';
import { withColon } from '#ui/reading/with-colon.ts';
import { fieldId, useAnswerForm, useField } from '../answer-form.ts';
import classes from './yes-no-list.module.css';

const choices = [
  { value: true, label: 'Yes' },
  { value: false, label: 'No' },
];

/** Second clicks within this time after an answer are ignored (tremor), in ms. */
const doubleClickMs = 500;

/** Answer by key; null clears it. */
const answerByKey: Record<string, boolean | null> = { y: true, n: false, Delete: null, Backspace: null };

interface YesNoRowProps {
  option: Option;
  path: string;
  /** True if the filter hides the entry. */
  hidden: boolean;
}

/** Returns an entry's answer, and the ways to change it by mouse and by keyboard. */
function useYesNoRow(label: string, path: string) {
  const announce = useAnnounce();
  const [answer = null, setAnswer] = useField(path);

  const clear = () => {
    setAnswer(null);
    announce(`${withColon(label)} not answered`);
  };

  /** Event timestamp of the last answer, in ms. */
  const answeredAt = useRef(Number.NEGATIVE_INFINITY);
  /** Clears the answer on a second click, unless it quickly follows the first (tremor). */
  const clearOnSecondClick = (event: MouseEvent, choice: boolean) => {
    const sinceThen = event.timeStamp - answeredAt.current;
    if (answer === choice && sinceThen > doubleClickMs) clear();
    else if (answer !== choice) answeredAt.current = event.timeStamp;
  };

  /** Answers with Y and N and focuses the next entry; clears the answer with Delete. */
  const answerByKeyboard = (event: KeyboardEvent<HTMLElement>) => {
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const chosen = answerByKey[key];
    if (chosen === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (chosen === null) return clear();
    setAnswer(chosen);
    const next = nextRow(event.currentTarget);
    if (next) focusRadio(next);
    else event.currentTarget.querySelectorAll('input')[chosen ? 0 : 1]?.focus();
  };

  return { answer, setAnswer, clearOnSecondClick, answerByKeyboard };
}

/**
 * Entry of the list: an option with Yes and No. Memoized, because a list has up to eighty entries
 * and one answer changes. The radio buttons are native: mounting eighty of Mantine's takes a second
 * on a slow phone.
 */
export const YesNoRow = memo(function YesNoRow({ option, path, hidden }: YesNoRowProps) {
  const { idPrefix } = useAnswerForm();
  const id = fieldId(idPrefix, path);
  const { answer, setAnswer, clearOnSecondClick, answerByKeyboard } = useYesNoRow(option.label, path);
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      className={classes.row}
      hidden={hidden}
      data-yes-no-row
      onKeyDown={answerByKeyboard}
    >
      <span id={`${id}-label`} className={classes.label}>
        {option.label}
      </span>
      <span className={classes.pair}>
        {choices.map((choice) => (
          <label key={choice.label} className={classes.choice}>
            <input
              type="radio"
              name={id}
              className={classes.radio}
              checked={answer === choice.value}
              onChange={() => setAnswer(choice.value)}
              onClick={(event) => clearOnSecondClick(event, choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </span>
    </div>
  );
});

/** Returns the next visible entry of the list, also across groups. */
function nextRow(row: Element): Element | null {
  const rows = [
    ...(row
      .closest('[data-yes-no-list]')
      ?.querySelectorAll('fieldset:not([hidden]) > [data-yes-no-row]:not([hidden])') ?? []),
  ];
  return rows[rows.indexOf(row) + 1] ?? null;
}

/** Focuses the chosen radio button, as Tab would, or the first. */
function focusRadio(row: Element): void {
  const radio = row.querySelector<HTMLElement>('input:checked') ?? row.querySelector<HTMLElement>('input');
  radio?.focus();
}
