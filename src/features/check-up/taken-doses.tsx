import { Text } from '@mantine/core';
import { useCallback, useState } from 'react';
import { type CheckUp, newestWithDoses } from '#domain/check-ups/check-up.ts';
import type { Answers, RowsQuestion } from '#domain/questions/question.ts';
import type { Problems } from '#domain/questions/questionnaire.ts';
import { useAnswerForm } from '#questionnaire/answer-form.ts';
import { RowsInput } from '#questionnaire/rows/rows-input.tsx';
import { Card } from '#ui/layout/card.tsx';
import classes from './check-up.module.css';
import { LastDoses, LastDosesSkeleton, OpenDoses } from './last-doses.tsx';

interface TakenDosesProps {
  question: RowsQuestion;
  problems: Problems;
  /** Newest first. */
  checkUps: readonly CheckUp[];
  /** True while the check-ups are loading. */
  pending: boolean;
}

/** Doses of a check-up: the same as last time with one click, or entered one by one. */
export function TakenDoses({ question, problems, checkUps, pending }: TakenDosesProps) {
  const { name, isBlank } = question;
  const { readAnswer } = useAnswerForm();
  // Doses that were entered before the answer changed to no and back are shown at once.
  const [opened, setOpened] = useState<'asked' | 'needed' | null>(() =>
    isBlank(readAnswer(name) as Answers[]) ? null : 'needed',
  );
  // Opens the list during render, because the error summary links to its fields.
  const isWrong = Object.keys(problems).some((path) => path.startsWith(`${name}.`));
  if (isWrong && !opened) setOpened('needed');
  const toFirst = useCallback((doses: HTMLDivElement | null) => doses?.querySelector('input')?.focus(), []);
  const open = opened ? undefined : () => setOpened('asked');
  const last = newestWithDoses(checkUps);
  return (
    <Card title="What did you take?">
      <div className={classes.taken}>
        {last && <LastDoses question={question} last={last} onOpen={open} />}
        {!last && pending && <LastDosesSkeleton />}
        {!last && !pending && open && (
          <div className={classes.last}>
            <Text c="dimmed">Next time they can be filled in again with one press.</Text>
            <OpenDoses onClick={open} />
          </div>
        )}
        {opened && (
          <div ref={opened === 'asked' ? toFirst : undefined}>
            <RowsInput question={question} problems={problems} labelHidden />
          </div>
        )}
      </div>
    </Card>
  );
}
