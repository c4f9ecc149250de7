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
  problem?: string;
  problems?: Problems;
  labelHidden?: boolean;
}

/** A list that can be added to: each row asks the same questions. */
export function RowsInput({ question, problem, problems = {}, labelHidden }: RowsInputProps) {
  const { name, label, hint, required } = question;
  const { idPrefix } = useAnswerForm();
  const root = useRef<HTMLFieldSetElement>(null);
  const { slots, add, remove, restore } = useRows(question, root);
  const several = rowsBefore(slots) > 1;
  const id = fieldId(idPrefix, name);
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
              index={index}
              problems={problems}
              action={
                several ? (
                  <RowButton verb="Remove" question={question} index={index} onClick={() => remove(index)} />
                ) : (
                  <ClearButton question={question} onClick={() => remove(index)} />
                )
              }
            />
          );
        })}
        <AddButton question={question} onClick={add} />
      </fieldset>
    </Input.Wrapper>
  );
}

/** Cannot be pressed while the list is held up, and says why beside it (intake §4). */
function AddButton({ question, onClick }: Pick<RowButtonProps, 'question' | 'onClick'>) {
  const reasonId = useId();
  const reason = useFromAnswer(question.name, (rows) => question.holdUp?.(rows as Answers[]) ?? null);
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

interface RowProps extends Required<Pick<RowsInputProps, 'question' | 'problems'>> {
  slotKey: number;
  index: number;
  action: ReactNode;
}

function Row({ question, slotKey, index, problems, action }: RowProps) {
  const { name, rowLabel, questions } = question;
  const prefix = `${name}.${index}.`;
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
        {asked.map((single) => (
          <Shown key={single.name} when={single.when} prefix={prefix}>
            <div className={classes.question} data-width={single.width}>
              <AnswerField
                question={single}
                path={prefix + single.name}
                problem={problems[prefix + single.name]}
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
function ClearButton({ question, onClick }: Pick<RowButtonProps, 'question' | 'onClick'>) {
  const isBlank = useFromAnswer(question.name, (rows) => {
    const [row] = (rows ?? []) as Answers[];
    return !row || isUntouchedRow(question.questions, row);
  });
  if (isBlank) return null;
  return <RowButton verb="Clear" question={question} index={0} onClick={onClick} />;
}
