import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatTime } from '#domain/dates.ts';
import { InlineNotice } from '#ui/inline-notice.tsx';

interface DraftNoticeProps {
  /** Milliseconds since 1970. */
  savedAt: number;
  /** What is asked, where it is not about a section's answers. */
  children?: ReactNode;
  onRestore: () => void;
  onDiscard: () => void;
}

const ANSWERS = `You changed answers in this section and did not save them. Restore them to go on, or discard \
them to see what is saved.`;

/** Asks what shall become of answers that were typed and not saved on an earlier visit. */
export function DraftNotice({ savedAt, onRestore, onDiscard, children = ANSWERS }: DraftNoticeProps) {
  return (
    <InlineNotice
      kind="warning"
      role="status"
      title={`Unsaved answers from ${formatTime(savedAt)}`}
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
      {children}
    </InlineNotice>
  );
}
