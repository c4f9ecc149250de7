import { useState } from 'react';
import { DraftsButton } from '#features/shoops/drafts/drafts-button.tsx';
import { DosingHistory } from '#features/shoops/history/dosing-history.tsx';
import { ruthId } from '../support.ts';

/** Renders the draft dialog's button and the Dosing History, and records the edited drafts. */
export function DraftsTab() {
  const [editedIds, setEditedIds] = useState<readonly string[]>([]);
  return (
    <>
      <DraftsButton
        patientId={ruthId}
        onEdit={({ id }) => setEditedIds([...editedIds, id])}
        loadedIds={editedIds}
      />
      <DosingHistory patientId={ruthId} />
    </>
  );
}
