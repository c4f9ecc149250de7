import { useState } from 'react';
import type { FormMedicine } from '#domain/shoops/medicine/form-medicine.ts';
import { blankShoop } from '#domain/shoops/medicine/medicine-questions.ts';
import { DraftNotice } from '#drafts/draft-notice.tsx';
import { useDraft } from '#drafts/use-draft.ts';
import { FormSkeleton } from '#ui/loading/skeletons.tsx';
import { ShoopForm } from './shoop-form.tsx';
import { useShoopOffers } from './use-shoop-offers.ts';

/** Texts of the notice that offers drafts. */
const draftTexts = {
  what: 'Shoop',
  one: 'You began a Shoop for this patient and did not save it. Restore it to go on, or discard it to begin anew.',
  several: 'You began Shoops for this patient in tabs that are closed now, and did not save them.',
};

/** Form of a new Shoop, preceded by an offer to restore unsaved changes of an earlier visit. */
export function NewShoop({ patientId }: { patientId: string }) {
  const draft = useDraft('Shoop', patientId);
  const { offers, discard } = useShoopOffers(draft, patientId);
  const [restored, setRestored] = useState<readonly FormMedicine[] | null>(null);
  if (!offers) return <FormSkeleton fields={8} label="Looking for what was not saved" />;
  if (offers.length > 0 && !restored)
    return (
      <DraftNotice
        offers={offers}
        words={draftTexts}
        onRestore={(offer) => {
          setRestored(offer.medicines);
          void draft.takeOver(offer.draft, { shoop: [...offer.medicines] }, blankShoop());
        }}
        onDiscard={discard}
      />
    );
  return <ShoopForm patientId={patientId} initialMedicines={restored} draft={draft} />;
}
