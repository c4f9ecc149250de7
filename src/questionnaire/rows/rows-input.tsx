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
import { RowList } from './row-list.tsx';
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

const noProblems: Problems = {};

/** Extensible list whose rows ask the same questions. */
export function RowsInput(props: RowsInputProps) {
  const { question, path = question.name, problem, problems = noProblems, labelHidden } = props;
  const { label, hint, required, hasFixedRows } = question;
  const { idPrefix } = useAnswerForm();
  const root = useRef<HTMLFieldSetElement>(null);
  const rows = useRows(question, path, root);
  const canRemove = countRowsBefore(rows.slots) > 1 || question.firstAddLabel !== undefined;
  const id = fieldId(idPrefix, path);
  const descriptionIds = [problem && `${id}-error`, hint && `${id}-description`];
  const renderAction = (index: number) => {
    if (hasFixedRows) return null;
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
        aria-describedby={descriptionIds.filter(Boolean).join(' ') || undefined}
        className={classes.rows}
      >
        <RowList rows={rows}>
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
        </RowList>
        {!hasFixedRows && <AddButton question={question} path={path} onClick={rows.add} />}
      </fieldset>
    </Input.Wrapper>
  );
}

interface RowProps extends Required<Pick<RowsInputProps, 'question' | 'path' | 'problems'>> {
  slotKey: number;
  index: number;
  action: ReactNode;
}

/** Row of the list: its questions under a legend, and the button that removes or clears it. */
function Row({ question, path, slotKey, index, problems, action }: RowProps) {
  const { rowLabel, questions } = question;
  const prefix = `${path}.${index}.`;
  const isFirst = index === 0;
  const isLeftOut = useDerivedFromAnswer(
    `${path}.${index}`,
    (row) => isObject(row) && isRowOmitted(question, row),
  );
  const isOptional = isLeftOut && !question.hasFixedRows && !(question.required && isFirst);
  // Only the first row shows hints. A row that is not sent requires no answer.
  const shownQuestions = useMemo(
    () =>
      questions.map((inner) => ({
        ...inner,
        hint: isFirst ? inner.hint : undefined,
        required: inner.required && !isOptional,
      })),
    [questions, isFirst, isOptional],
  );
  return (
    <fieldset className={classes.row} data-slot={slotKey} data-framed={questions.length > 1 || undefined}>
      <legend className={classes.legend}>
        {rowLabel} {index + 1}
      </legend>
      <LeftOutRowProvider value={isLeftOut}>
        <div className={classes.questions}>
          {shownQuestions.map((inner) => (
            <Shown key={inner.name} when={inner.when} prefix={prefix}>
              <div className={classes.question} data-width={inner.width}>
                <RowAnswer
                  question={inner}
                  path={prefix + inner.name}
                  problems={problems}
                  // The row's legend says what a single question would say again.
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

/** Field of one question in a row; a question of rows is a list within the list. */
function RowAnswer({ question, problems, ...field }: RowAnswerProps) {
  const problem = problems[field.path];
  return question.kind === 'rows' ? (
    <RowsInput {...field} question={question} problem={problem} problems={problems} />
  ) : (
    <AnswerField {...field} question={question} problem={problem} />
  );
}
