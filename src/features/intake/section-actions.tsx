import { Button, Group, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { type IntakeSection, intakeSections } from '#domain/intake/sections.ts';
import { LinkButton } from '#ui/links/link-button.tsx';
import { usePathLink } from '#ui/links/use-path-link.ts';
import { useKeptFocus } from '#ui/reading/use-kept-focus.ts';
import { useOpenedFrom } from './opened-from.ts';
import { useSubject } from './subject.ts';

interface SectionActionsProps {
  section: IntakeSection;
  /** Absent where there is nothing to save. */
  dirty?: boolean;
  saving?: boolean;
  /** Why it cannot be saved as it stands. */
  heldUp?: string | null;
}

/** Before the first section lies the page that the intake was opened from (decision 55). */
function BackOut() {
  const link = usePathLink(useOpenedFrom());
  return (
    <Button component="a" variant="default" {...link}>
      Back
    </Button>
  );
}

/**
 * Back and Next only move and are always there, before the first section and after the last one too; Update saves. It is disabled until an edit while saving and
 * while a list is held up, and says why in words (decision 27).
 */
export function SectionActions({ section, dirty, saving = false, heldUp }: SectionActionsProps) {
  const { linkTo, review } = useSubject();
  const reasonId = useId();
  const place = intakeSections.findIndex(({ segment }) => segment === section.segment);
  const previous = intakeSections[place - 1];
  const next = intakeSections[place + 1];
  const savable = dirty !== undefined;
  const update = useKeptFocus(saving, (button) => button.closest('section')?.querySelector('h2'));
  return (
    <Stack gap="xs">
      <Group justify="space-between" gap="sm">
        <Group gap="sm">
          {previous ? (
            <LinkButton variant="default" {...linkTo(previous.segment)} resetScroll={false}>
              Back
            </LinkButton>
          ) : (
            <BackOut />
          )}
          {next ? (
            <LinkButton variant="default" {...linkTo(next.segment)} resetScroll={false}>
              Next
            </LinkButton>
          ) : (
            <LinkButton variant="default" {...review.link}>
              Next
            </LinkButton>
          )}
        </Group>
        {savable && (
          <Button
            ref={update}
            type="submit"
            disabled={!dirty || Boolean(heldUp)}
            loading={saving}
            aria-describedby={reasonId}
          >
            Update
          </Button>
        )}
      </Group>
      {savable && (
        <Text id={reasonId} size="sm" c="dimmed" ta={{ base: 'left', sm: 'right' }}>
          {saving
            ? 'Saving your answers.'
            : dirty
              ? (heldUp ?? 'You have unsaved answers.')
              : 'Update becomes available when you change an answer.'}
        </Text>
      )}
    </Stack>
  );
}
