import { Button, Group, Text, Title } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import type { AnswerConflict, Side } from '#domain/questions/answers/merge-answers.ts';
import { ConflictChoice } from './conflict-choice.tsx';
import classes from './drafts.module.css';

interface ConflictChooserProps {
  conflicts: readonly AnswerConflict[];
  /** True if the stored version that the draft is based on is known. */
  isBaseKnown: boolean;
  onChosen: (choose: (conflict: AnswerConflict) => Side) => void;
  onCancel: () => void;
}

/** Asks for a choice per conflicting answer before a draft is restored (decision 57). */
export function ConflictChooser({ conflicts, isBaseKnown, onChosen, onCancel }: ConflictChooserProps) {
  const [chosenSides, setChosenSides] = useState<ReadonlyMap<AnswerConflict, Side>>(new Map());
  const reasonId = useId();

  const remaining = conflicts.filter((conflict) => !chosenSides.has(conflict)).length;
  const chooseAll = (side: Side) => setChosenSides(new Map(conflicts.map((conflict) => [conflict, side])));
  return (
    <div className={classes.chooser}>
      <ChooserHead isBaseKnown={isBaseKnown} />
      {conflicts.length > 1 && (
        <Group gap="sm">
          <Button size="sm" variant="default" onClick={() => chooseAll('yours')}>
            Choose all of yours
          </Button>
          <Button size="sm" variant="default" onClick={() => chooseAll('saved')}>
            Choose all that was saved
          </Button>
        </Group>
      )}
      {conflicts.map((conflict) => (
        <ConflictChoice
          key={conflict.map(({ question, key }) => `${question.name}.${key}`).join()}
          conflict={conflict}
          savedLabel={isBaseKnown ? 'Saved since' : 'Saved'}
          chosenSide={chosenSides.get(conflict) ?? null}
          onChoose={(side) => setChosenSides((known) => new Map([...known, [conflict, side]]))}
        />
      ))}
      <div>
        <Group gap="sm">
          <Button
            disabled={remaining > 0}
            aria-describedby={reasonId}
            // All are chosen by now; the fallback is for the type.
            onClick={() => onChosen((conflict) => chosenSides.get(conflict) ?? 'saved')}
          >
            Restore
          </Button>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        </Group>
        <Text id={reasonId} size="sm" c="dimmed" mt="xs">
          {remaining > 0
            ? `Still to choose: ${remaining}.`
            : 'Everything else that you typed is restored too.'}
        </Text>
      </div>
    </div>
  );
}

/** Explains the choice, and takes the focus when it appears. */
function ChooserHead({ isBaseKnown }: Pick<ConflictChooserProps, 'isBaseKnown'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <Title ref={heading} order={3} size="h4" tabIndex={-1} className={classes.heading}>
        Choose which answers to keep
      </Title>
      <Text mt="xs">
        {isBaseKnown
          ? 'What is below was changed and saved after you began to type.'
          : 'It is not known which of these is newer.'}{' '}
        Nothing is saved yet: press Update once your answers are restored. Where the two have words in common,
        the words that differ are underlined.
      </Text>
    </div>
  );
}
