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

/** Choices between the version in the form and the stored one. */
const resolutions = [
  {
    label: 'Keep what is here',
    decide: keepFormVersion,
    announcement: 'What you entered counts. It is not saved yet.',
  },
  {
    label: 'Take what was saved',
    decide: takeStoredVersion,
    announcement: 'What was saved elsewhere is here now.',
  },
];

interface DraftConflictProps {
  /** Path of the medicine: 'shoop.0'. */
  path: string;
  /** Message after an attempt to save without a choice. */
  problem: string | undefined;
}

/** Asks which version of a conflicting draft to keep. Doses are never mixed or lost silently. */
export function DraftConflict({ path, problem }: DraftConflictProps) {
  const form = useAnswerForm();
  const announce = useAnnounce();
  // An object, so that the effect below runs after each choice.
  const [resolvedCard, setResolvedCard] = useState<{ card: HTMLElement | null }>({ card: null });
  // As JSON, so that the selector returns equal values for equal differences.
  const differencesJson = useDerivedFromAnswer(path, (row) => {
    const differences = listConflictDifferences(row as FormMedicine);
    return differences && JSON.stringify(differences);
  });
  // The clicked button is removed, so the focus moves to the first field of the medicine.
  useEffect(() => resolvedCard.card?.querySelector('input')?.focus(), [resolvedCard]);

  const resolve =
    (decide: (row: FormMedicine) => FormMedicine, announcement: string) => (event: MouseEvent) => {
      setResolvedCard({ card: event.currentTarget.closest('fieldset') });
      form.setAnswer(path, decide(form.readAnswer(path) as FormMedicine));
      announce(announcement);
    };
  if (differencesJson === null) return null;
  return (
    <ProblemAnchor path={`${path}.elsewhere`}>
      <InlineNotice
        kind="warning"
        role="status"
        title="This draft was saved elsewhere since you opened it."
        action={
          <Group gap="sm">
            {resolutions.map(({ label, decide, announcement }) => (
              <Button key={label} variant="default" size="sm" onClick={resolve(decide, announcement)}>
                {label}
              </Button>
            ))}
          </Group>
        }
      >
        <DifferenceList
          differences={JSON.parse(differencesJson) as ShoopDifference[]}
          firstLabel="When you opened it"
          secondLabel="Saved since"
        />
        <Text mt="xs">{problem ?? 'Which of the two counts? Nothing is mixed.'}</Text>
      </InlineNotice>
    </ProblemAnchor>
  );
}
