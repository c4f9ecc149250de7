import { Button, Group } from '@mantine/core';
import { formatTime } from '#domain/values/dates.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';

interface SavedElsewhereNoticeProps {
  /** Milliseconds since 1970. */
  at: number;
  /** The reader wants to save what stands here all the same. */
  onOverwrite: () => void;
  onReload: () => void;
}

/** Another tab has saved this section while answers were typed here: nothing is overwritten unseen. */
export function SavedElsewhereNotice({ at, onOverwrite, onReload }: SavedElsewhereNoticeProps) {
  return (
    <InlineNotice
      kind="warning"
      role="alert"
      title={`This section was saved in another tab at ${formatTime(at)}.`}
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
