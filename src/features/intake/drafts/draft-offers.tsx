import { useRef, useState } from 'react';
import type { Answers } from '#domain/questions/question.ts';
import { DraftNotice } from '#drafts/draft-notice.tsx';
import type { DraftOffer } from '#drafts/use-draft-offers.ts';
import { ClashChooser } from './clash-chooser.tsx';

interface DraftOffersProps {
  offers: readonly DraftOffer[];
  onRestore: (offer: DraftOffer, answers: Answers) => void;
  onDiscard: (offers: readonly DraftOffer[]) => void;
}

/** Offers a section's drafts, and a choice for each answer that conflicts with the record. */
export function DraftOffers({ offers, onRestore, onDiscard }: DraftOffersProps) {
  const [clashing, setClashing] = useState<DraftOffer | null>(null);
  const root = useRef<HTMLDivElement>(null);
  /** Focuses the section's heading, because the clicked button is unmounted. */
  const keepPlace = () =>
    root.current?.closest('section')?.querySelector('h2')?.focus({ preventScroll: true });

  function restore(offer: DraftOffer, ...[choose]: Parameters<DraftOffer['merge']['resolve']>) {
    keepPlace();
    onRestore(offer, offer.merge.resolve(choose));
  }

  return (
    <div ref={root}>
      {clashing ? (
        <ClashChooser
          clashes={clashing.merge.conflicts}
          isBaseKnown={clashing.draft.base !== null}
          onChosen={(choose) => restore(clashing, choose)}
          onCancel={() => {
            keepPlace();
            setClashing(null);
          }}
        />
      ) : (
        <DraftNotice
          offers={offers}
          onRestore={(offer) => {
            if (offer.merge.conflicts.length > 0) setClashing(offer);
            else restore(offer, () => 'yours');
          }}
          onDiscard={(discarded) => {
            keepPlace();
            onDiscard(discarded);
          }}
        />
      )}
    </div>
  );
}
