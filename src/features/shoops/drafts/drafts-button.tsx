import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFileText } from '@tabler/icons-react';
import type { Shoop } from '#domain/shoops/shoop.ts';
import { ShoopModal } from '../modal/shoop-modal.tsx';
import { Drafts } from './drafts.tsx';
import { useSendDraft } from './use-send-draft.ts';

interface DraftsButtonProps {
  patientId: string;
  /** Loads a draft into the form. */
  onEdit: (draft: Shoop) => void;
  /** Ids of the drafts that are in the form, with or without unsaved changes. */
  loadedIds: readonly string[];
}

/** Button that opens 'Draft Shoop', the list of saved but unsent Shoops (physician §4). */
export function DraftsButton({ patientId, onEdit, loadedIds }: DraftsButtonProps) {
  const [opened, { open, close }] = useDisclosure(false);
  const sending = useSendDraft(patientId);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileText aria-hidden size={20} />}
        onClick={() => {
          sending.forget();
          open();
        }}
      >
        Draft Shoop
      </Button>
      <ShoopModal opened={opened} onClose={close} title="Draft Shoop" isBehind={sending.isAsking}>
        {sending.alarm}
        <Drafts
          patientId={patientId}
          sending={sending}
          loadedIds={loadedIds}
          onEdit={onEdit}
          onBack={close}
        />
      </ShoopModal>
      {sending.dialog}
    </>
  );
}
