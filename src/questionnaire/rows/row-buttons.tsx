import { ActionIcon, Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { isUntouchedRow } from '#domain/questions/answers/rows.ts';
import { asAnswer } from '#domain/questions/codec.ts';
import type { RowsQuestion } from '#domain/questions/question.ts';
import { Cross } from '#ui/fields/cross.tsx';
import { useDerivedFromAnswer } from '../answer-form.ts';
import classes from './rows-input.module.css';

interface ListButtonProps {
  question: RowsQuestion;
  /** Path of the list's rows. */
  path: string;
  onClick(): void;
}

/** Button that adds a row, disabled with a reason while the list is held up (intake §4). */
export function AddButton({ question, path, onClick }: ListButtonProps) {
  const reasonId = useId();
  const reason = useDerivedFromAnswer(
    path,
    (rows) => question.findHoldUpReason?.(asAnswer(question, rows)) ?? null,
  );
  const { addLabel, firstAddLabel = addLabel } = question;
  const isEmpty = useDerivedFromAnswer(`${path}.length`, (length) => length === 0);
  return (
    <div className={classes.add} data-add>
      <Button
        variant="default"
        leftSection={<IconPlus aria-hidden size={20} stroke={2} />}
        disabled={reason !== null}
        aria-describedby={reason ? reasonId : undefined}
        onClick={onClick}
      >
        {isEmpty ? firstAddLabel : addLabel}
      </Button>
      {reason && (
        <Text id={reasonId} size="sm" c="dimmed" className={classes.reason}>
          {reason}
        </Text>
      )}
    </div>
  );
}

interface RowButtonProps {
  question: RowsQuestion;
  index: number;
  verb: 'Remove' | 'Clear';
  onClick(): void;
}

/** Button that removes or clears a row and names it in its label. */
export function RowButton({ verb, question, index, onClick }: RowButtonProps) {
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

/** Button that clears the only row, rendered once the row has content. */
export function ClearButton({ question, path, onClick }: ListButtonProps) {
  const isBlank = useDerivedFromAnswer(path, (rows) => {
    const [row] = asAnswer(question, rows ?? []);
    return !row || isUntouchedRow(question.questions, row);
  });
  if (isBlank) return null;
  return <RowButton verb="Clear" question={question} index={0} onClick={onClick} />;
}
