import { Button, Group, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { type IntakeSection, intakeSections } from '#domain/intake/sections.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { useSubject } from './subject.ts';

interface SectionActionsProps {
  section: IntakeSection;
  /** Absent where there is nothing to save. */
  dirty?: boolean;
  saving?: boolean;
}

/**
 * Back and Next only move and are always there; Update saves. It is disabled until an edit and while saving,
 * and says why in words (decision 27).
 */
export function SectionActions({ section, dirty, saving }: SectionActionsProps) {
  const { linkTo } = useSubject();
  const reasonId = useId();
  const place = intakeSections.findIndex(({ segment }) => segment === section.segment);
  const previous = intakeSections[place - 1];
  const next = intakeSections[place + 1];
  const savable = dirty !== undefined;
  return (
    <Stack gap="xs">
      <Group justify="space-between" gap="sm">
        <Group gap="sm">
          {previous && (
            <LinkButton variant="default" {...linkTo(previous.segment)} resetScroll={false}>
              Back
            </LinkButton>
          )}
          {next && (
            <LinkButton variant="default" {...linkTo(next.segment)} resetScroll={false}>
              Next
            </LinkButton>
          )}
        </Group>
        {savable && (
          <Button type="submit" disabled={!dirty} loading={saving} aria-describedby={reasonId}>
            Update
          </Button>
        )}
      </Group>
      {savable && (
        <Text id={reasonId} size="sm" c="dimmed" ta={{ base: 'left', sm: 'right' }}>
          {saving
            ? 'Saving your answers.'
            : dirty
              ? 'You have unsaved answers.'
              : 'Update becomes available when you change an answer.'}
        </Text>
      )}
    </Stack>
  );
}
