import { useState } from 'react';
import { DraftsButton } from '#features/shoops/drafts/drafts-button.tsx';
import { DosingHistory } from '#features/shoops/history/dosing-history.tsx';
import { RUTH } from './support.ts';

/** The button, the form it loads drafts into, and what was sent below it. */
export function DraftsTab() {
  const [loaded, setLoaded] = useState<readonly string[]>([]);
  return (
    <>
      <DraftsButton patientId={RUTH} onEdit={({ id }) => setLoaded([...loaded, id])} loadedIds={loaded} />
      <DosingHistory patientId={RUTH} />
    </>
  );
}
