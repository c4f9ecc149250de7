import { useState } from 'react';
import { DraftsButton } from '#features/shoops/drafts/drafts-button.tsx';
import { DosingHistory } from '#features/shoops/history/dosing-history.tsx';
import { RUTH } from '../support.ts';

/** Renders the draft dialog's button and the Dosing History, and records the edited drafts. */
export function DraftsTab() {
  const [loaded, setLoaded] = useState<readonly string[]>([]);
  return (
    <>
      <DraftsButton patientId={RUTH} onEdit={({ id }) => setLoaded([...loaded, id])} loadedIds={loaded} />
      <DosingHistory patientId={RUTH} />
    </>
  );
}
