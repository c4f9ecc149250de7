import { useQueryClient } from '@tanstack/react-query';
import { callOrFind, checkRemoved } from '#api/call-or-find.ts';
import {
  type LinkedPhysician,
  listLinkedPhysicians,
  removePhysician,
} from '#api/endpoints/accounts/physicians.ts';
import { endpointQuery } from '#api/query.ts';
import { useWrite } from '#api/use-write.ts';
import { profileMessages } from '#domain/profile/profile.ts';
import { fullName } from '#domain/values/full-name.ts';
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx';

interface RemoveLinkedPhysicianProps {
  /** Physician to remove; stays set while the dialog closes. */
  physician: LinkedPhysician | null;
  opened: boolean;
  onClose: () => void;
  onRemoved: () => void;
}

/** Confirmation before a physician is removed (accounts §8). */
export function RemoveLinkedPhysician({ physician, opened, onClose, onRemoved }: RemoveLinkedPhysicianProps) {
  const queryClient = useQueryClient();
  const listQuery = endpointQuery(listLinkedPhysicians, {});
  const { mutateAsync, error, reset } = useWrite(removePhysician, (input) =>
    callOrFind(removePhysician, input, async () => {
      const { physicians, unreadable } = await queryClient.fetchQuery({ ...listQuery, staleTime: 0 });
      return checkRemoved(physicians, unreadable, input.query.physicianId);
    }),
  );

  async function remove() {
    if (!physician) return;
    const { id } = physician;
    await mutateAsync({ query: { physicianId: id } });
    queryClient.setQueryData(
      listQuery.queryKey,
      (known) => known && { ...known, physicians: known.physicians.filter((other) => other.id !== id) },
    );
    // Runs after the dialog has tried to return focus to a button that is unmounted.
    setTimeout(onRemoved);
  }

  return (
    <ConfirmDialog
      opened={opened}
      title="Remove physician"
      confirmLabel="Remove"
      danger
      error={error?.message}
      onClose={() => {
        reset();
        onClose();
      }}
      onConfirm={remove}
    >
      {physician && profileMessages.confirmRemoval(fullName(physician))}
    </ConfirmDialog>
  );
}
