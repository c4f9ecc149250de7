import { ActionIcon, Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import type { Answers, RowsQuestion } from '#domain/questions/question.ts';
import { isUntouchedRow } from '#domain/questions/rows.ts';
import { Cross } from '#ui/fields/cross.tsx';
import { useFromAnswer } from './answer-form.ts';
import classes from './rows-input.module.css';

interface ListButtonProps {
  question: RowsQuestion;
  /** Where the rows of the list are. */
  path: string;
  onClick(): void;
}

/** Cannot be pressed while the list is held up, and says why beside it (intake §4). */
export function AddButton({ question, path, onClick }: ListButtonProps) {
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

interface RowButtonProps {
  question: RowsQuestion;
  index: number;
  verb: 'Remove' | 'Clear';
  onClick(): void;
}

/** Stands in a row, and names it. */
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

/** The only row can be emptied, once there is something in it. */
export function ClearButton({ question, path, onClick }: ListButtonProps) {
  const isBlank = useFromAnswer(path, (rows) => {
    const [row] = (rows ?? []) as Answers[];
    return !row || isUntouchedRow(question.questions, row);
  });
  if (isBlank) return null;
  return <RowButton verb="Clear" question={question} index={0} onClick={onClick} />;
}
