import { Button, Group } from '@mantine/core';
import { formatTime } from '#domain/dates.ts';
import { InlineNotice } from '#ui/inline-notice.tsx';
import type { Draft } from './drafts.ts';

interface DraftNoticeProps {
  draft: Draft;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Asks what shall become of answers that were typed and not saved on an earlier visit. */
export function DraftNotice({ draft, onRestore, onDiscard }: DraftNoticeProps) {
  return (
    <InlineNotice
      kind="warning"
      role="status"
      title={`Unsaved answers from ${formatTime(draft.savedAt)}`}
      action={
        <Group gap="sm">
          <Button size="sm" onClick={onRestore}>
            Restore
          </Button>
          <Button size="sm" variant="default" onClick={onDiscard}>
            Discard
          </Button>
        </Group>
      }
    >
      You changed answers in this section and did not save them. Restore them to go on, or discard them to see
      what is saved.
    </InlineNotice>
  );
}
