import { Button, Group, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { neighborsOf, type ProfileStep } from '#domain/profile/profile-steps.ts';
import { LinkButton } from '#ui/links/link-button.tsx';
import { useKeptFocus } from '#ui/reading/use-kept-focus.ts';

interface StepActionsProps {
  step: ProfileStep;
  /** Absent where there is nothing to update. */
  dirty?: boolean;
  saving?: boolean;
  /** Why Update is disabled, where that is not that nothing was changed. */
  untouched?: string;
  /** What there is to update. */
  touched?: string;
}

/** Back and Next only move; Update saves and then moves on. It says in words why it is disabled (accounts §2.16). */
export function StepActions(props: StepActionsProps) {
  const { step, dirty, saving = false, untouched, touched } = props;
  const { previous, next } = neighborsOf(step);
  const reasonId = useId();
  const savable = dirty !== undefined;
  const update = useKeptFocus(saving, (button) => button.closest('section')?.querySelector('h2'));
  return (
    <Stack gap="xs">
      <Group justify="space-between" gap="sm">
        <Group gap="sm">
          {previous && (
            <LinkButton variant="default" to="/profile" search={{ step: previous }} resetScroll={false}>
              Back
            </LinkButton>
          )}
          {next && (
            <LinkButton variant="default" to="/profile" search={{ step: next }} resetScroll={false}>
              Next
            </LinkButton>
          )}
        </Group>
        {savable && (
          <Button ref={update} type="submit" disabled={!dirty} loading={saving} aria-describedby={reasonId}>
            Update
          </Button>
        )}
      </Group>
      {savable && (
        <Text id={reasonId} size="sm" c="dimmed" ta={{ base: 'left', sm: 'right' }}>
          {saving
            ? 'Saving your changes.'
            : dirty
              ? (touched ?? 'You have unsaved changes.')
              : (untouched ?? 'Update becomes available when you change something.')}
        </Text>
      )}
    </Stack>
  );
}
