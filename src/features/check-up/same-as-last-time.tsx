import { Button, Group, Skeleton, Text } from '@mantine/core';
import { IconArrowBackUp, IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { type CheckUp, doseWords, newestWithDoses } from '#domain/check-ups/check-up.ts';
import { doseAnswers } from '#domain/check-ups/check-up-questions.ts';
import type { Answers, RowsQuestion } from '#domain/questions/question.ts';
import { formatDay } from '#domain/values/dates.ts';
import { useAnswerForm } from '#questionnaire/answer-form.ts';
import { useAnnounce } from '#ui/feedback/live-region.tsx';
import classes from './check-up.module.css';

interface SameAsLastTimeProps {
  question: RowsQuestion;
  /** Newest first. */
  checkUps: readonly CheckUp[];
  /** They are still loading: their place is kept, so that what is filled in below it does not move. */
  pending: boolean;
}

/** Fills in the doses of the last check-up that had some; what stood there before comes back with Undo. */
export function SameAsLastTime(props: SameAsLastTimeProps) {
  const { question, checkUps, pending } = props;
  const { name, isBlank } = question;
  const { getAnswers, setAnswer } = useAnswerForm();
  const announce = useAnnounce();
  const [before, setBefore] = useState<Answers[] | null>(null);
  const [reserved] = useState(pending);
  const last = newestWithDoses(checkUps);
  if (!last && !reserved) return null;
  if (!last) return <NothingYet pending={pending} />;
  const { doses, createdAt } = last;

  function fill() {
    const typed = structuredClone(getAnswers()[name] as Answers[]);
    setBefore(isBlank(typed) ? null : typed);
    setAnswer(name, doseAnswers(doses));
    announce(doses.length === 1 ? '1 dose filled in' : `${doses.length} doses filled in`);
  }

  function undo(typed: Answers[]) {
    setAnswer(name, typed);
    setBefore(null);
    announce('Your own doses are back');
  }

  return (
    <div className={classes.last}>
      <Group gap="xs">
        <Button
          variant="light"
          leftSection={<IconHistory aria-hidden size={20} stroke={1.75} />}
          onClick={fill}
        >
          Same as last time
        </Button>
        {before && (
          <Button
            variant="subtle"
            leftSection={<IconArrowBackUp aria-hidden size={20} stroke={1.75} />}
            onClick={() => undo(before)}
          >
            Undo
          </Button>
        )}
      </Group>
      <Text component="div" size="sm" c="dimmed">
        {formatDay(new Date(createdAt))}
        <ul className={classes.doses}>
          {doses.map((dose, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list that is only read
            <li key={place}>{doseWords(dose)}</li>
          ))}
        </ul>
      </Text>
    </div>
  );
}

function NothingYet({ pending }: { pending: boolean }) {
  return (
    <div className={classes.last}>
      {pending ? (
        <Skeleton height="var(--ui-target)" width="12rem" />
      ) : (
        <Text size="sm" c="dimmed">
          Doses that you have logged can be filled in again here.
        </Text>
      )}
    </div>
  );
}
