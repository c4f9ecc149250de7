import { Button, Skeleton, Text } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconHistory } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { type CheckUp, formatCheckUpDose } from '#domain/check-ups/check-up.ts';
import { doseAnswers } from '#domain/check-ups/check-up-questions.ts';
import { asAnswer } from '#domain/questions/codec.ts';
import type { Answers, RowsQuestion } from '#domain/questions/question.ts';
import { formatWhen } from '#domain/values/dates.ts';
import { isSame } from '#domain/values/is-same.ts';
import { useAnswerForm } from '#questionnaire/answer-form.ts';
import { useAnnounce } from '#ui/feedback/live-region.tsx';
import classes from './check-up.module.css';

interface LastDosesProps {
  question: RowsQuestion;
  /** Newest check-up that has doses. */
  lastCheckUp: CheckUp;
  /** Opens the list of doses; undefined while it is open. */
  onOpen: (() => void) | undefined;
}

/** Button that fills in the doses of the newest check-up that has any, with Undo. */
export function LastDoses({ question, lastCheckUp, onOpen }: LastDosesProps) {
  const { name } = question;
  const { doses, createdAt } = lastCheckUp;
  const { readAnswer, setAnswer } = useAnswerForm();
  const announce = useAnnounce();
  const fillButton = useRef<HTMLButtonElement>(null);
  /** Doses typed before others were filled in; null if none were filled in. */
  const [typedDoses, setTypedDoses] = useState<Answers[] | null>(null);

  function fillIn() {
    const current = asAnswer(question, readAnswer(name));
    const filledDoses = doseAnswers(doses);
    // After a second press, Undo still restores the typed doses, not the filled ones.
    // A copy, which later typing cannot change.
    if (typedDoses === null || !isSame(current, filledDoses)) setTypedDoses(structuredClone(current));
    setAnswer(name, filledDoses);
    announce(doses.length === 1 ? '1 dose filled in' : `${doses.length} doses filled in`);
  }

  function undo() {
    setAnswer(name, typedDoses ?? []);
    setTypedDoses(null);
    fillButton.current?.focus();
    announce('The doses are as they were');
  }

  return (
    <div className={classes.lastDoses}>
      <Button
        ref={fillButton}
        variant={typedDoses ? 'filled' : 'light'}
        size="lg"
        leftSection={typedDoses ? <IconCheck aria-hidden /> : <IconHistory aria-hidden stroke={1.75} />}
        onClick={fillIn}
        className={classes.fillButton}
      >
        Same as last time
      </Button>
      <Text component="div" size="sm" c="dimmed">
        {formatWhen(createdAt)}
        <ul className={classes.doses}>
          {doses.map((dose, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list that is only read
            <li key={index}>{formatCheckUpDose(dose)}</li>
          ))}
        </ul>
      </Text>
      <div className={classes.otherButtons}>
        {onOpen && <OpenDoses onClick={onOpen} isFilledIn={typedDoses !== null} />}
        <Button
          variant="subtle"
          leftSection={<IconArrowBackUp aria-hidden size={20} stroke={1.75} />}
          onClick={undo}
          // Rendered but invisible until needed, so that nothing moves when it appears.
          className={classes.undo}
          data-hidden={typedDoses === null || undefined}
        >
          Undo
        </Button>
      </div>
    </div>
  );
}

interface OpenDosesProps {
  onClick: () => void;
  /** True if doses were filled in. */
  isFilledIn?: boolean;
}

/** Button that opens the list of doses, which is closed at first: most check-ups do not need it. */
export function OpenDoses({ onClick, isFilledIn }: OpenDosesProps) {
  return (
    <Button variant="default" onClick={onClick}>
      {isFilledIn ? 'Change doses' : 'Enter doses'}
    </Button>
  );
}

/** Skeleton as high as the loaded content. */
export function LastDosesSkeleton() {
  return (
    <div className={classes.lastDoses}>
      <Skeleton height="3.375rem" className={classes.fillButton} />
      <Skeleton height="3.5rem" />
      <Skeleton height="var(--ui-target)" width="9rem" />
    </div>
  );
}
