import { Button, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useKeptFocus } from '#ui/reading/use-kept-focus.ts';
import type { SaveState } from './save-state.ts';

interface UpdateActionsProps extends Partial<SaveState> {
  /** Back and Next, or another way out. */
  children: ReactNode;
  /** What is said beside Update while nothing was changed, once something was, and while that is saved. */
  words: { untouched: string; touched: string; saving: string };
  /** What the button that saves is called. */
  label?: string;
}

/**
 * What only moves, as Back and Next; Update saves. It is disabled until an edit, while saving and while a list is held up, and
 * says why in words (decision 27). Without `dirty` there is nothing to save, and no Update.
 */
export function UpdateActions(props: UpdateActionsProps) {
  const { children, words, dirty, saving = false, heldUp, label = 'Update' } = props;
  const reasonId = useId();
  const savable = dirty !== undefined;
  const update = useKeptFocus(saving, (button) => button.closest('section')?.querySelector('h2'));
  return (
    <Stack gap="xs">
      <Group justify="space-between" gap="sm">
        <Group gap="sm">{children}</Group>
        {savable && (
          <Button
            ref={update}
            type="submit"
            disabled={!dirty || Boolean(heldUp)}
            loading={saving}
            aria-describedby={reasonId}
          >
            {label}
          </Button>
        )}
      </Group>
      {savable && (
        <Text id={reasonId} size="sm" c="dimmed" ta={{ base: 'left', sm: 'right' }}>
          {saving ? words.saving : dirty ? (heldUp ?? words.touched) : words.untouched}
        </Text>
      )}
    </Stack>
  );
}
