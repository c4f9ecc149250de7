import { Text } from '@mantine/core';
import { useCallback, useState } from 'react';
import { type CheckUp, newestWithDoses } from '#domain/check-ups/check-up.ts';
import type { Answers, RowsQuestion } from '#domain/questions/question.ts';
import type { Problems } from '#domain/questions/questionnaire.ts';
import { useAnswerForm } from '#questionnaire/answer-form.ts';
import { RowsInput } from '#questionnaire/rows/rows-input.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Unreadable } from '#ui/loading/unreadable.tsx';
import classes from './check-up.module.css';
import { LastDoses, LastDosesSkeleton, OpenDoses } from './last-doses.tsx';

interface TakenDosesProps {
  question: RowsQuestion;
  problems: Problems;
  /** Newest first. */
  checkUps: readonly CheckUp[];
  /** Number of check-ups that could not be read. */
  unreadable: number;
  /** True while the check-ups are loading. */
  isLoadingCheckUps: boolean;
}

/** Doses of a check-up: the same as last time with one click, or entered one by one. */
export function TakenDoses({ question, problems, checkUps, unreadable, isLoadingCheckUps }: TakenDosesProps) {
  const { name, isBlank } = question;
  const { readAnswer } = useAnswerForm();
  // Open at once for doses that were entered before the answer changed to no and back.
  const [openReason, setOpenReason] = useState<'click' | 'entries' | null>(() =>
    isBlank(readAnswer(name) as Answers[]) ? null : 'entries',
  );
  // State set during render: the error summary links to fields of the list, which must exist.
  const hasProblems = Object.keys(problems).some((path) => path.startsWith(`${name}.`));
  if (hasProblems && !openReason) setOpenReason('entries');
  // Stable: a new ref function would move the focus at each render.
  const focusFirstInput = useCallback(
    (doses: HTMLDivElement | null) => doses?.querySelector('input')?.focus(),
    [],
  );
  const openList = openReason ? undefined : () => setOpenReason('click');
  const lastCheckUp = newestWithDoses(checkUps);
  return (
    <Card title="What did you take?">
      <div className={classes.takenDoses}>
        <Unreadable count={unreadable} what={['check-up', 'check-ups']}>
          The doses that you took last may be among them.
        </Unreadable>
        {lastCheckUp && <LastDoses question={question} lastCheckUp={lastCheckUp} onOpen={openList} />}
        {!lastCheckUp && isLoadingCheckUps && <LastDosesSkeleton />}
        {!lastCheckUp && !isLoadingCheckUps && openList && (
          <div className={classes.lastDoses}>
            {unreadable === 0 && (
              <Text c="dimmed">Next time they can be filled in again with one press.</Text>
            )}
            <OpenDoses onClick={openList} />
          </div>
        )}
        {openReason && (
          <div ref={openReason === 'click' ? focusFirstInput : undefined}>
            <RowsInput question={question} problems={problems} labelHidden />
          </div>
        )}
      </div>
    </Card>
  );
}
