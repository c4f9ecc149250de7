import { Button, Group } from '@mantine/core';
import { formatTime } from '#domain/values/dates.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';

interface ConflictNoticeProps {
  /** Time of the save in the other tab, in ms since 1970. */
  savedAt: number;
  /** Keeps the answers here, to be saved over the stored version. */
  onOverwrite: () => void;
  /** Shows the stored version. */
  onReload: () => void;
}

/** Notice of a conflict: another tab has saved the section while answers were changed here. */
export function ConflictNotice({ savedAt, onOverwrite, onReload }: ConflictNoticeProps) {
  return (
    <InlineNotice
      kind="warning"
      role="alert"
      title={`This section was saved in another tab at ${formatTime(savedAt)}.`}
      action={
        <Group gap="sm">
          <Button size="sm" onClick={onReload}>
            Show what was saved
          </Button>
          <Button size="sm" variant="default" onClick={onOverwrite}>
            Keep mine, so that I can save it
          </Button>
        </Group>
      }
    >
      Your answers here are not saved. You can look at what was saved and restore yours afterwards, or keep
      yours and press Update to save them instead.
    </InlineNotice>
  );
}
