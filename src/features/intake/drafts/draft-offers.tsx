import { useRef, useState } from 'react';
import type { Answers } from '#domain/questions/question.ts';
import { DraftNotice } from '#drafts/draft-notice.tsx';
import type { DraftOffer } from '#drafts/use-draft-offers.ts';
import { ConflictChooser } from './conflict-chooser.tsx';

interface DraftOffersProps {
  offers: readonly DraftOffer[];
  onRestore: (offer: DraftOffer, answers: Answers) => void;
  onDiscard: (offers: readonly DraftOffer[]) => void;
}

/** Offers a section's drafts, and a choice for each answer that conflicts with the record. */
export function DraftOffers({ offers, onRestore, onDiscard }: DraftOffersProps) {
  const [conflicting, setConflicting] = useState<DraftOffer | null>(null);
  const container = useRef<HTMLDivElement>(null);
  /** Focuses the section's heading, because the clicked button is unmounted. */
  const focusHeading = () =>
    container.current?.closest('section')?.querySelector('h2')?.focus({ preventScroll: true });

  function restore(offer: DraftOffer, choose: Parameters<DraftOffer['merge']['resolve']>[0]) {
    focusHeading();
    onRestore(offer, offer.merge.resolve(choose));
  }

  return (
    <div ref={container}>
      {conflicting ? (
        <ConflictChooser
          conflicts={conflicting.merge.conflicts}
          isBaseKnown={conflicting.draft.base !== null}
          onChosen={(choose) => restore(conflicting, choose)}
          onCancel={() => {
            focusHeading();
            setConflicting(null);
          }}
        />
      ) : (
        <DraftNotice
          offers={offers}
          onRestore={(offer) => {
            if (offer.merge.conflicts.length > 0) setConflicting(offer);
            // Without conflicts, no choice is asked for.
            else restore(offer, () => 'yours');
          }}
          onDiscard={(discarded) => {
            focusHeading();
            onDiscard(discarded);
          }}
        />
      )}
    </div>
  );
}
