import { Box, Button, Group, Text } from '@mantine/core';
import { useId } from 'react';
import { useDerivedFromAnswer } from '#questionnaire/answer-form.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { useRestoredFocus } from '#ui/reading/use-restored-focus.ts';

interface DeceasedActionsProps {
  isDirty: boolean;
  saving: boolean;
  /** True if the stored patient is marked as deceased. */
  wasDeceased: boolean;
}

/** Confirm, disabled until a change (physician §4), and a warning on unticking (decision 45). */
export function DeceasedActions({ isDirty, saving, wasDeceased }: DeceasedActionsProps) {
  const reasonId = useId();
  const isTicked = useDerivedFromAnswer('deceased', (answer) => answer === true);
  const confirmButton = useRestoredFocus(saving);
  return (
    <>
      {wasDeceased && !isTicked && (
        <Box mb="md">
          <InlineNotice kind="warning" role="status" title="This takes the mark back.">
            The date and the cause of death are removed, and the patient is shown as living everywhere again.
          </InlineNotice>
        </Box>
      )}
      <Group gap="sm">
        <Button
          ref={confirmButton}
          type="submit"
          color="red"
          variant="outline"
          disabled={!isDirty}
          loading={saving}
          aria-describedby={reasonId}
        >
          Confirm
        </Button>
        <Text id={reasonId} size="sm" c="dimmed">
          {isDirty ? 'This is not saved yet.' : 'Confirm becomes available when you change something.'}
        </Text>
      </Group>
    </>
  );
}
