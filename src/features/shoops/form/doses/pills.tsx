import { memo } from 'react';
import type { Flags, FlagsQuestion } from '#domain/questions/question.ts';
import { fieldId, useAnswerForm, useField } from '#questionnaire/answer-form.ts';
import { FieldGroup } from '#questionnaire/inputs/field-group.tsx';
import classes from './segments.module.css';

/** Checkboxes with short labels, which wrap into lines. */
export const Pills = memo(function Pills({ question, path }: { question: FlagsQuestion; path: string }) {
  const { idPrefix } = useAnswerForm();
  const [answer, setAnswer] = useField(path);
  const flags = (answer ?? question.blank) as Flags;
  const id = fieldId(idPrefix, path);
  // Flags of a draft that are not among the options are kept and shown.
  const unlisted = Object.keys(flags).filter(
    (name) => flags[name] && !question.options.some(({ value }) => value === name),
  );
  const options = [...question.options, ...unlisted.map((value) => ({ value, label: value }))];
  return (
    <FieldGroup question={question} id={id} role="group">
      <div className={classes.pills}>
        {options.map(({ value, label }) => (
          <label key={value} className={classes.pill}>
            <input
              type="checkbox"
              name={`${id}.${value}`}
              checked={flags[value] === true}
              onChange={(event) => setAnswer({ ...flags, [value]: event.currentTarget.checked })}
              className={classes.control}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
});
