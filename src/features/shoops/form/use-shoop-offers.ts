import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { listPatientShoops, shoopReadiness } from '#api/endpoints/physician-shoops.ts';
import { MAX_CLOCK_LAG_MS } from '#api/entries-since.ts';
import { endpointQuery } from '#api/query.ts';
import type { Answers } from '#domain/questions/question.ts';
import { cannabinoidName } from '#domain/shoops/medicine/cannabinoids.ts';
import {
  completeMedicine,
  type FormMedicine,
  isUntouchedMedicine,
  medicinesIn,
} from '#domain/shoops/medicine/form-medicine.ts';
import { payloadOf } from '#domain/shoops/payload.ts';
import { isSameShoop } from '#domain/shoops/same-shoop.ts';
import { type Shoop, shoopsFor } from '#domain/shoops/shoop.ts';
import type { Offer } from '#drafts/draft-notice.tsx';
import type { StoredDraft } from '#drafts/drafts.ts';
import type { FormDrafts } from '#drafts/use-draft.ts';
import { ownOrClosedTabs } from '#drafts/use-draft-offers.ts';

/** Offer to restore the draft of one tab. */
export interface ShoopOffer extends Offer {
  readonly draft: StoredDraft;
  readonly medicines: readonly FormMedicine[];
}

/** Returns true if a value of a persisted draft can be the row of a medicine. */
const isRow = (row: unknown): row is Answers =>
  typeof row === 'object' && row !== null && (!('doses' in row) || Array.isArray(row.doses));

/** Returns the offer of a persisted draft, with the ids of its stored medicines. */
function readDraft(draft: StoredDraft): ShoopOffer {
  const storedMedicines: unknown = medicinesIn(draft.answers);
  // A draft of an older version of the app may hold anything.
  const medicines = (Array.isArray(storedMedicines) ? storedMedicines : [])
    .filter(isRow)
    .map(completeMedicine);
  const names = medicines.map(({ targetCannabinoid }) => cannabinoidName(String(targetCannabinoid ?? '')));
  const summary = names.filter(Boolean).join(', ') || 'no cannabinoid yet';
  return { key: draft.name, savedAt: draft.savedAt, isOwn: draft.isOwn, summary, draft, medicines };
}

/** Returns true if the server has all medicines of an offer: its save succeeded unnoticed. */
function isSaved({ medicines, savedAt }: ShoopOffer, stored: readonly Shoop[], patientId: string): boolean {
  return medicines
    .filter((row) => !isUntouchedMedicine(row))
    .every((row) =>
      stored.some((shoop) => {
        // Without an id, its Shoop is newer than the draft; the server's clock may be behind.
        const canBeThis =
          row.shoopId === undefined
            ? Date.parse(shoop.createdAt) > savedAt - MAX_CLOCK_LAG_MS
            : shoop.id === row.shoopId;
        return canBeThis && isSameShoop(payloadOf(row, patientId), shoop);
      }),
    );
}

/** Lists unsaved Shoops of earlier visits; discards those that the server has by now. */
export function useShoopOffers({ found, discard }: FormDrafts, patientId: string) {
  const allOffers = useMemo(() => found?.map(readDraft) ?? null, [found]);
  const enabled = (allOffers?.length ?? 0) > 0;
  const listQuery = (isReady: 'false' | '1') =>
    endpointQuery(listPatientShoops, { query: { patientId, isReady } });
  const draftsQuery = useQuery({ ...listQuery(shoopReadiness.drafts), enabled });
  const sentQuery = useQuery({ ...listQuery(shoopReadiness.sent), enabled });
  const [removedKeys, setRemovedKeys] = useState<ReadonlySet<string>>(new Set());
  const [sortedOffers, setSortedOffers] = useState<{
    unsaved: readonly ShoopOffer[];
    obsolete: readonly ShoopOffer[];
  } | null>(null);
  // State set once, during render: a Shoop that is saved later is not the offered one.
  if (!sortedOffers && allOffers && (!enabled || !(draftsQuery.isPending || sentQuery.isPending))) {
    const lists = [draftsQuery.data, sentQuery.data].filter((list) => list !== undefined);
    const stored = lists.flatMap((list) => shoopsFor(patientId, list).shoops);
    const isObsolete = (offer: ShoopOffer) => isSaved(offer, stored, patientId);
    setSortedOffers({
      unsaved: allOffers.filter((offer) => !isObsolete(offer)),
      obsolete: allOffers.filter(isObsolete),
    });
  }

  useEffect(() => {
    for (const { draft } of sortedOffers?.obsolete ?? []) void discard(draft);
  }, [sortedOffers, discard]);

  const offers = sortedOffers?.unsaved.filter(({ key }) => !removedKeys.has(key));
  return {
    /** Null while loading. */
    offers: offers ? ownOrClosedTabs(offers) : null,
    discard(discarded: readonly ShoopOffer[]) {
      for (const { draft } of discarded) void discard(draft);
      setRemovedKeys((known) => new Set([...known, ...discarded.map(({ key }) => key)]));
    },
  };
}
