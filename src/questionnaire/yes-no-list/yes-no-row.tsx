import { type KeyboardEvent, memo } from 'react';
import type { Option } from '#domain/questions/question.ts';
import { useAnnounce } from '#ui/feedback/live-region.tsx';
import { Cross } from '#ui/fields/cross.tsx';
import { fieldId, useAnswerForm, useField } from '../answer-form.ts';
import classes from './yes-no-list.module.css';

const choices = [
  { value: true, label: 'Yes' },
  { value: false, label: 'No' },
];

const keys: Record<string, boolean | null> = { y: true, n: false, Delete: null, Backspace: null };

interface YesNoRowProps {
  option: Option;
  path: string;
  /** The filter does not want it. */
  hidden: boolean;
}

/**
 * One entry of the list: it renders when its own answer changes, and at no other time. Plain radios: some eighty of the
 * library's would take a slow phone a second to open.
 */
export const YesNoRow = memo(function YesNoRow({ option, path, hidden }: YesNoRowProps) {
  const { idPrefix } = useAnswerForm();
  const announce = useAnnounce();
  const [answer = null, setAnswer] = useField(path);
  const id = fieldId(idPrefix, path);

  // The button goes with the answer; a radio that has focus keeps it.
  const clear = (row: Element | null) => {
    setAnswer(null);
    if (!row?.querySelector('input:focus')) row?.querySelector('input')?.focus();
    announce(`${option.label}: not answered`);
  };

  /** Y and N answer and go on to the next entry; Delete takes the answer back. */
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const chosen = keys[key];
    if (chosen === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (chosen === null) return clear(event.currentTarget);
    setAnswer(chosen);
    const next = rowAfter(event.currentTarget);
    if (next) focusRadio(next);
    else event.currentTarget.querySelectorAll('input')[chosen ? 0 : 1]?.focus();
  };

  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      className={classes.row}
      hidden={hidden}
      data-yes-no-row
      onKeyDown={press}
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
            />
            {choice.label}
          </label>
        ))}
      </span>
      {answer !== null && (
        <button
          type="button"
          className={classes.clear}
          aria-label={`Clear ${option.label}`}
          onClick={(event) => clear(event.currentTarget.parentElement)}
        >
          <Cross />
        </button>
      )}
    </div>
  );
});

function rowAfter(row: Element): Element | null {
  const rows = [
    ...(row.closest('[data-yes-no-list]')?.querySelectorAll('[data-yes-no-row]:not([hidden])') ?? []),
  ];
  return rows[rows.indexOf(row) + 1] ?? null;
}

/** The chosen radio, as the tab key would find it, or the first. */
function focusRadio(row: Element): void {
  const radio = row.querySelector<HTMLElement>('input:checked') ?? row.querySelector<HTMLElement>('input');
  radio?.focus();
}
