import { Input } from '@mantine/core';
import { type ReactNode, useMemo, useRef } from 'react';
import { isRowOmitted } from '#domain/questions/answers/rows.ts';
import type { RowsQuestion } from '#domain/questions/question.ts';
import type { Problems } from '#domain/questions/questionnaire.ts';
import { isObject } from '#domain/values/is-object.ts';
import { AnswerField } from '../answer-field.tsx';
import { fieldId, useAnswerForm, useDerivedFromAnswer } from '../answer-form.ts';
import { LeftOutRowProvider } from '../inputs/left-out-row.ts';
import { Shown } from '../shown.tsx';
import { AddButton, ClearButton, RowButton } from './row-buttons.tsx';
import { RowPlaces } from './row-places.tsx';
import { countRowsBefore } from './row-slots.ts';
import classes from './rows-input.module.css';
import { useRows } from './use-rows.ts';

interface RowsInputProps {
  question: RowsQuestion;
  /** Path of the rows; defaults to the question's name, for a list that is in no other list. */
  path?: string;
  problem?: string;
  problems?: Problems;
  labelHidden?: boolean;
}

const none: Problems = {};

/** Extensible list whose rows ask the same questions. */
export function RowsInput(props: RowsInputProps) {
  const { question, path = question.name, problem, problems = none, labelHidden } = props;
  const { label, hint, required, hasFixedRows: fixed } = question;
  const { idPrefix } = useAnswerForm();
  const root = useRef<HTMLFieldSetElement>(null);
  const rows = useRows(question, path, root);
  const canRemove = countRowsBefore(rows.slots) > 1 || question.firstAddLabel !== undefined;
  const id = fieldId(idPrefix, path);
  const described = [problem && `${id}-error`, hint && `${id}-description`];
  const renderAction = (index: number) => {
    if (fixed) return null;
    const action = { question, onClick: () => rows.remove(index) };
    return canRemove ? (
      <RowButton {...action} verb="Remove" index={index} />
    ) : (
      <ClearButton {...action} path={path} />
    );
  };
  return (
    <Input.Wrapper
      id={id}
      label={labelHidden ? undefined : label}
      labelElement="div"
      description={hint}
      error={problem}
      withAsterisk={required}
    >
      <fieldset
        ref={root}
        aria-label={labelHidden ? label : undefined}
        aria-labelledby={labelHidden ? undefined : `${id}-label`}
        aria-describedby={described.filter(Boolean).join(' ') || undefined}
        className={classes.rows}
      >
        <RowPlaces rows={rows}>
          {(slotKey, index) => (
            <Row
              slotKey={slotKey}
              question={question}
              path={path}
              index={index}
              problems={problems}
              action={renderAction(index)}
            />
          )}
        </RowPlaces>
        {!fixed && <AddButton question={question} path={path} onClick={rows.add} />}
      </fieldset>
    </Input.Wrapper>
  );
}

interface RowProps extends Required<Pick<RowsInputProps, 'question' | 'path' | 'problems'>> {
  slotKey: number;
  index: number;
  action: ReactNode;
}

function Row({ question, path, slotKey, index, problems, action }: RowProps) {
  const { rowLabel, questions } = question;
  const prefix = `${path}.${index}.`;
  const isFirst = index === 0;
  const leftOut = useDerivedFromAnswer(
    `${path}.${index}`,
    (row) => isObject(row) && isRowOmitted(question, row),
  );
  const isOptional = leftOut && !question.hasFixedRows && !(question.required && isFirst);
  // Only the first row shows hints. A row that is not sent requires no answer.
  const asked = useMemo(
    () =>
      questions.map((inner) => ({
        ...inner,
        hint: isFirst ? inner.hint : undefined,
        required: inner.required && !isOptional,
      })),
    [questions, isFirst, isOptional],
  );
  return (
    <fieldset className={classes.row} data-slot={slotKey} data-several={questions.length > 1 || undefined}>
      <legend className={classes.legend}>
        {rowLabel} {index + 1}
      </legend>
      <LeftOutRowProvider value={leftOut}>
        <div className={classes.questions}>
          {asked.map((inner) => (
            <Shown key={inner.name} when={inner.when} prefix={prefix}>
              <div className={classes.question} data-width={inner.width}>
                <RowAnswer
                  question={inner}
                  path={prefix + inner.name}
                  problems={problems}
                  labelHidden={questions.length === 1}
                />
              </div>
            </Shown>
          ))}
        </div>
      </LeftOutRowProvider>
      {action}
    </fieldset>
  );
}

interface RowAnswerProps extends Pick<RowProps, 'path' | 'problems'> {
  question: RowsQuestion['questions'][number];
  labelHidden: boolean;
}

function RowAnswer({ question, problems, ...field }: RowAnswerProps) {
  const problem = problems[field.path];
  return question.kind === 'rows' ? (
    <RowsInput {...field} question={question} problem={problem} problems={problems} />
  ) : (
    <AnswerField {...field} question={question} problem={problem} />
  );
}
