import { type KeyboardEvent, type MouseEvent, memo, useRef } from 'react';
import type { Option } from '#domain/questions/question.ts';
import { useAnnounce } from '#ui/feedback/live-region.tsx';
import { ledBy } from '#ui/reading/led-by.ts';
import { fieldId, useAnswerForm, useField } from '../answer-form.ts';
import classes from './yes-no-list.module.css';

const choices = [
  { value: true, label: 'Yes' },
  { value: false, label: 'No' },
];

/** In milliseconds: as long as a second press may belong to the first. */
const TREMBLE = 500;

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

  const clear = () => {
    setAnswer(null);
    announce(`${ledBy(option.label)} not answered`);
  };

  /** When it was answered, by the events' clock. */
  const answeredAt = useRef(Number.NEGATIVE_INFINITY);
  /** A second press takes the answer back; one right after the first is a hand that trembles. */
  const pressAgain = (event: MouseEvent, choice: boolean) => {
    const sinceThen = event.timeStamp - answeredAt.current;
    if (answer === choice && sinceThen > TREMBLE) clear();
    else if (answer !== choice) answeredAt.current = event.timeStamp;
  };

  /** Y and N answer and go on to the next entry; Delete takes the answer back. */
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const chosen = keys[key];
    if (chosen === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (chosen === null) return clear();
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
              onClick={(event) => pressAgain(event, choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </span>
    </div>
  );
});

function rowAfter(row: Element): Element | null {
  const rows = [
    ...(row
      .closest('[data-yes-no-list]')
      ?.querySelectorAll('fieldset:not([hidden]) > [data-yes-no-row]:not([hidden])') ?? []),
  ];
  return rows[rows.indexOf(row) + 1] ?? null;
}

/** The chosen radio, as the tab key would find it, or the first. */
function focusRadio(row: Element): void {
  const radio = row.querySelector<HTMLElement>('input:checked') ?? row.querySelector<HTMLElement>('input');
  radio?.focus();
}
