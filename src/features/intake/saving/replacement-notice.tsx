import { Box } from '@mantine/core';
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import type { Replacement } from './use-replacement.ts';

interface ReplacementNoticeProps {
  replacement: Replacement;
  /** Title of the section. */
  title: string;
}

/** Says that stored answers cannot be shown, and asks before a save replaces them. */
export function ReplacementNotice({ replacement, title }: ReplacementNoticeProps) {
  const { isPending, isAsking, agree, cancel } = replacement;
  return (
    <>
      {isPending && (
        <Box mb="lg">
          <InlineNotice
            kind="warning"
            role="alert"
            title="There are answers to this section that cannot be shown here."
          >
            They are stored, but not in a way that this page can read. Please tell the clinic before you enter
            them again. If you press Update, you are asked before yours replace them.
          </InlineNotice>
        </Box>
      )}
      <ConfirmDialog
        opened={isAsking}
        onClose={cancel}
        title="Replace what is stored?"
        confirmLabel="Replace it"
        cancelLabel="Keep what is stored"
        danger
        onConfirm={agree}
      >
        The stored answers to {title} cannot be shown here. If you go on, the answers that you see take their
        place, and they cannot be brought back.
      </ConfirmDialog>
    </>
  );
}
