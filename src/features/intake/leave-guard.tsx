import { useBlocker } from '@tanstack/react-router';
import { readSession } from '#api/session.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

/** The same wizard for the same person, whatever its section: only the optional last parameter may differ. */
function isSameIntake(
  current: { routeId: string; params: object },
  next: { routeId: string; params: object },
) {
  const who = (params: object) => JSON.stringify({ ...params, section: undefined });
  return current.routeId === next.routeId && who(current.params) === who(next.params);
}

/**
 * Asks before unsaved answers are left behind: by a link, the back button, a reload or a closed tab. Going
 * from section to section is not leaving, and a session that has ended is never held up.
 */
export function LeaveGuard({ unsaved }: { unsaved: readonly string[] }) {
  const dirty = unsaved.length > 0;
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => dirty && readSession() !== null && !isSameIntake(current, next),
    enableBeforeUnload: () => dirty && readSession() !== null,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      opened={status === 'blocked'}
      title="Leave without saving?"
      cancelLabel="Stay here"
      confirmLabel="Leave without saving"
      danger
      onClose={() => reset?.()}
      onConfirm={() => proceed?.()}
    >
      You have answers that are not saved in {unsaved.join(', ')}.
    </ConfirmDialog>
  );
}
