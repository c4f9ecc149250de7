import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx';
import { useTellUnsaved } from './unsaved-work.ts';

interface Place {
  readonly routeId: string;
  readonly params: object;
}

export interface LeaveGuardProps {
  /** What holds something that is not saved, in words. */
  unsaved: readonly string[];
  /** What becomes of it, where it is not lost: in words for the reader. */
  kept?: string;
  /** Whether somebody may be held up at all; asked at the moment of leaving. */
  holds: () => boolean;
  /** Whether a navigation stays on the page, whatever it changes in the address. */
  staysOn: (current: Place, next: Place) => boolean;
}

/**
 * Asks before unsaved answers are left behind: by a link, the back button, a reload or a closed tab. A logout, in
 * whichever tab, hears of them too.
 */
export function LeaveGuard({ unsaved, kept, holds, staysOn }: LeaveGuardProps) {
  useTellUnsaved(unsaved, holds);
  const dirty = unsaved.length > 0;
  const shouldBlock: ShouldBlockFn = ({ current, next }) => dirty && holds() && !staysOn(current, next);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: shouldBlock,
    enableBeforeUnload: () => dirty && holds(),
    withResolver: true,
  });
  return (
    <ConfirmDialog
      opened={status === 'blocked'}
      title={kept ? 'Leave for now?' : 'Leave without saving?'}
      cancelLabel="Stay here"
      confirmLabel={kept ? 'Leave for now' : 'Leave without saving'}
      danger={!kept}
      onClose={() => reset?.()}
      onConfirm={() => proceed?.()}
    >
      You have answers that are not saved in {unsaved.join(', ')}. {kept}
    </ConfirmDialog>
  );
}
