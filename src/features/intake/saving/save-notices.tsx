import { Box } from '@mantine/core';
import type { ApiError } from '#api/client/api-error.ts';
import { reasonsOf } from '#api/client/reasons-of.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { NotSaved } from '#ui/feedback/not-saved.tsx';
import type { SavedElsewhere } from '../drafts/saved-elsewhere.ts';
import { SavedElsewhereNotice } from '../drafts/saved-elsewhere-notice.tsx';

interface SaveNoticesProps {
  elsewhere: SavedElsewhere;
  /** Something was typed while the rest was being saved. */
  isLate: boolean;
  error: ApiError | null;
  /** Shows what another tab has saved. */
  onReload: () => void;
}

/** What keeps a section from being saved, or is not saved yet, above its buttons. */
export function SaveNotices({ elsewhere, isLate, error, onReload }: SaveNoticesProps) {
  return (
    <>
      {elsewhere.savedAt !== null && (
        <SavedElsewhereNotice at={elsewhere.savedAt} onOverwrite={elsewhere.settle} onReload={onReload} />
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
