import { Box } from '@mantine/core';
import type { ApiError } from '#api/client/api-error.ts';
import { reasonsOf } from '#api/client/reasons-of.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { NotSaved } from '#ui/feedback/not-saved.tsx';
import { ConflictNotice } from '../drafts/conflict-notice.tsx';
import type { Conflict } from '../drafts/use-conflict.ts';

interface SaveNoticesProps {
  conflict: Conflict;
  /** True if answers were changed during the save. */
  isLate: boolean;
  error: ApiError | null;
  /** Shows the stored version of another tab. */
  onReload: () => void;
}

/** Notices above a section's buttons: conflict, answers changed during a save, failure. */
export function SaveNotices({ conflict, isLate, error, onReload }: SaveNoticesProps) {
  return (
    <>
      {conflict.savedAt !== null && (
        <ConflictNotice savedAt={conflict.savedAt} onOverwrite={conflict.resolve} onReload={onReload} />
      )}
      {isLate && (
        <Box mb="lg">
          <InlineNotice kind="info" role="status">
            Your answers are saved. What you typed while they were being saved is not saved yet.
          </InlineNotice>
        </Box>
      )}
      {error && (
        <Box mb="lg">
          <NotSaved title="Your answers are not saved." why={reasonsOf(error)} />
        </Box>
      )}
    </>
  );
}
