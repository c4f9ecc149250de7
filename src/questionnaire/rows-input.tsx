import { ActionIcon, Button, Input, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useId, useMemo, useRef } from 'react';
import type { Answers, RowsQuestion } from '#domain/questions/question.ts';
import type { Problems } from '#domain/questions/questionnaire.ts';
import { isUntouchedRow } from '#domain/questions/rows.ts';
import { Cross } from '#ui/fields/cross.tsx';
import { AnswerField } from './answer-field.tsx';
import { fieldId, useAnswerForm, useFromAnswer } from './answer-form.ts';
import { RemovedRow } from './removed-row.tsx';
import { rowsBefore } from './row-slots.ts';
import classes from './rows-input.module.css';
import { Shown } from './shown.tsx';
import { useRows } from './use-rows.ts';

interface RowsInputProps {
  question: RowsQuestion;
  /** Where its rows are; under its name where it stands in no other list. */
  path?: string;
  problem?: string;
  problems?: Problems;
  labelHidden?: boolean;
}

const none: Problems = {};

/** A list that can be added to: each row asks the same questions. */
export function RowsInput(props: RowsInputProps) {
  const { question, path = question.name, problem, problems = none, labelHidden } = props;
  const { label, hint, required, fixed } = question;
  const { idPrefix } = useAnswerForm();
  const root = useRef<HTMLFieldSetElement>(null);
  const { slots, add, remove, restore } = useRows(question, path, root);
  const several = rowsBefore(slots) > 1;
  const id = fieldId(idPrefix, path);
  const described = [problem && `${id}-error`, hint && `${id}-description`];
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
        {slots.map((slot) => {
          const { key, removed } = slot;
          if (removed)
            return <RemovedRow key={key} slotKey={key} words={removed.words} onUndo={() => restore(slot)} />;
          const index = rowsBefore(slots, slot);
          return (
            <Row
              key={key}
              slotKey={key}
              question={question}
              path={path}
              index={index}
              problems={problems}
              action={
                fixed ? null : several ? (
                  <RowButton verb="Remove" question={question} index={index} onClick={() => remove(index)} />
                ) : (
                  <ClearButton question={question} path={path} onClick={() => remove(index)} />
                )
              }
            />
          );
        })}
        {!fixed && <AddButton question={question} path={path} onClick={add} />}
      </fieldset>
    </Input.Wrapper>
  );
}

/** Cannot be pressed while the list is held up, and says why beside it (intake §4). */
function AddButton({ question, path, onClick }: ListButtonProps) {
  const reasonId = useId();
  const reason = useFromAnswer(path, (rows) => question.holdUp?.(rows as Answers[]) ?? null);
  return (
    <div className={classes.add}>
      <Button
        variant="default"
        leftSection={<IconPlus aria-hidden size={20} stroke={2} />}
        disabled={reason !== null}
        aria-describedby={reason ? reasonId : undefined}
        onClick={onClick}
      >
        {question.addLabel}
      </Button>
      {reason && (
        <Text id={reasonId} size="sm" c="dimmed" className={classes.reason}>
          {reason}
        </Text>
      )}
    </div>
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
  // A hint is read once, not in every row.
  const asked = useMemo(
    () => (isFirst ? questions : questions.map((question) => ({ ...question, hint: undefined }))),
    [questions, isFirst],
  );
  return (
    <fieldset className={classes.row} data-slot={slotKey} data-several={questions.length > 1 || undefined}>
      <legend className={classes.legend}>
        {rowLabel} {index + 1}
      </legend>
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

interface ListButtonProps extends Pick<RowProps, 'question' | 'path'> {
  onClick(): void;
}

interface RowButtonProps extends Pick<RowProps, 'question' | 'index'> {
  verb: 'Remove' | 'Clear';
  onClick(): void;
}

function RowButton({ verb, question, index, onClick }: RowButtonProps) {
  return (
    <ActionIcon
      aria-label={`${verb} ${question.rowLabel.toLowerCase()} ${index + 1}`}
      onClick={onClick}
      className={classes.remove}
    >
      <Cross />
    </ActionIcon>
  );
}

/** The only row can be emptied, once there is something in it. */
function ClearButton({ question, path, onClick }: ListButtonProps) {
  const isBlank = useFromAnswer(path, (rows) => {
    const [row] = (rows ?? []) as Answers[];
    return !row || isUntouchedRow(question.questions, row);
  });
  if (isBlank) return null;
  return <RowButton verb="Clear" question={question} index={0} onClick={onClick} />;
}
