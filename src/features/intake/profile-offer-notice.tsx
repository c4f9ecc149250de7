import { Box } from '@mantine/core';
import type { IntakeSection } from '#domain/intake/sections.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { useSectionState } from './states/section-states.ts';

/** Notice that the first answers come from the profile, until they are saved. */
export function ProfileOfferNotice({ section: { segment } }: { section: IntakeSection }) {
  const isSaved = useSectionState(segment, (state) => state.savedAt !== null);
  if (isSaved) return null;
  return (
    <Box mb="lg">
      <InlineNotice kind="info">
        We have filled in what your profile knows. Change what is not right; Update saves it.
      </InlineNotice>
    </Box>
  );
}
