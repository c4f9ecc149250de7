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
  last: CheckUp;
  /** Opens the list of doses; undefined while it is open. */
  onOpen: (() => void) | undefined;
}

/** Button that fills in the doses of the newest check-up that has any, with Undo. */
export function LastDoses({ question, last, onOpen }: LastDosesProps) {
  const { name } = question;
  const { doses, createdAt } = last;
  const { readAnswer, setAnswer } = useAnswerForm();
  const announce = useAnnounce();
  const sameButton = useRef<HTMLButtonElement>(null);
  /** Doses typed before they were filled in; null if nothing was filled in. */
  const [typed, setTyped] = useState<Answers[] | null>(null);

  function fill() {
    const current = asAnswer(question, readAnswer(name));
    const filled = doseAnswers(doses);
    // After a second press, Undo still restores what was typed, not the filled doses.
    if (typed === null || !isSame(current, filled)) setTyped(structuredClone(current));
    setAnswer(name, filled);
    announce(doses.length === 1 ? '1 dose filled in' : `${doses.length} doses filled in`);
  }

  function undo() {
    setAnswer(name, typed ?? []);
    setTyped(null);
    sameButton.current?.focus();
    announce('The doses are as they were');
  }

  return (
    <div className={classes.last}>
      <Button
        ref={sameButton}
        variant={typed ? 'filled' : 'light'}
        size="lg"
        leftSection={typed ? <IconCheck aria-hidden /> : <IconHistory aria-hidden stroke={1.75} />}
        onClick={fill}
        className={classes.same}
      >
        Same as last time
      </Button>
      <Text component="div" size="sm" c="dimmed">
        {formatWhen(createdAt)}
        <ul className={classes.doses}>
          {doses.map((dose, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list that is only read
            <li key={place}>{formatCheckUpDose(dose)}</li>
          ))}
        </ul>
      </Text>
      <div className={classes.otherwise}>
        {onOpen && <OpenDoses onClick={onOpen} isFilledIn={typed !== null} />}
        <Button
          variant="subtle"
          leftSection={<IconArrowBackUp aria-hidden size={20} stroke={1.75} />}
          onClick={undo}
          // Rendered but invisible until needed, so that nothing moves when it appears.
          className={classes.undo}
          data-hidden={typed === null || undefined}
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
    <div className={classes.last}>
      <Skeleton height="3.375rem" className={classes.same} />
      <Skeleton height="3.5rem" />
      <Skeleton height="var(--ui-target)" width="9rem" />
    </div>
  );
}
