import { Button, Group, Text } from '@mantine/core';
import { type MouseEvent, useEffect, useState } from 'react';
import type { FormMedicine } from '#domain/shoops/medicine/form-medicine.ts';
import type { ShoopDifference } from '#domain/shoops/safety/compare/differences.ts';
import { keepFormVersion, listConflictDifferences, takeStoredVersion } from '#domain/shoops/stored-draft.ts';
import { useAnswerForm, useDerivedFromAnswer } from '#questionnaire/answer-form.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { useAnnounce } from '#ui/feedback/live-region.tsx';
import { DifferenceList } from '../safety/difference-list.tsx';
import { ProblemAnchor } from './problem-anchor.tsx';

const resolutions = [
  {
    label: 'Keep what is here',
    decide: keepFormVersion,
    said: 'What you entered counts. It is not saved yet.',
  },
  {
    label: 'Take what was saved',
    decide: takeStoredVersion,
    said: 'What was saved elsewhere is here now.',
  },
];

interface ChangedDraftProps {
  /** Path of the medicine: 'shoop.0'. */
  path: string;
  /** Message after an attempt to save without a choice. */
  problem: string | undefined;
}

/** Asks which version of a conflicting draft to keep. Doses are never mixed or lost silently. */
export function DraftConflict({ path, problem }: ChangedDraftProps) {
  const form = useAnswerForm();
  const announce = useAnnounce();
  const [chosen, setChosen] = useState<{ card: HTMLElement | null }>({ card: null });
  // A string, so that the selector returns equal values for equal differences.
  const found = useDerivedFromAnswer(path, (row) => {
    const differences = listConflictDifferences(row as FormMedicine);
    return differences && JSON.stringify(differences);
  });
  // The clicked button is removed, so the focus moves to the first field of the medicine.
  useEffect(() => chosen.card?.querySelector('input')?.focus(), [chosen]);

  const choose = (decide: (row: FormMedicine) => FormMedicine, said: string) => (event: MouseEvent) => {
    setChosen({ card: event.currentTarget.closest('fieldset') });
    form.setAnswer(path, decide(form.readAnswer(path) as FormMedicine));
    announce(said);
  };
  if (found === null) return null;
  return (
    <ProblemAnchor path={`${path}.elsewhere`}>
      <InlineNotice
        kind="warning"
        role="status"
        title="This draft was saved elsewhere since you opened it."
        action={
          <Group gap="sm">
            {resolutions.map(({ label, decide, said }) => (
              <Button key={label} variant="default" size="sm" onClick={choose(decide, said)}>
                {label}
              </Button>
            ))}
          </Group>
        }
      >
        <DifferenceList
          differences={JSON.parse(found) as ShoopDifference[]}
          first="When you opened it"
          second="Saved since"
        />
        <Text mt="xs">{problem ?? 'Which of the two counts? Nothing is mixed.'}</Text>
      </InlineNotice>
    </ProblemAnchor>
  );
}
