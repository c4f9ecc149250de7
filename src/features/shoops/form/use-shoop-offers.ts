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

export interface ShoopOffer extends Offer {
  readonly draft: StoredDraft;
  readonly medicines: readonly FormMedicine[];
}

const isRow = (row: unknown): row is Answers =>
  typeof row === 'object' && row !== null && (!('doses' in row) || Array.isArray(row.doses));

/** Returns the offer of a persisted draft, with the ids of its stored medicines. */
function readDraft(draft: StoredDraft): ShoopOffer {
  const kept = medicinesIn(draft.answers);
  const medicines = (Array.isArray(kept) ? kept : []).filter(isRow).map(completeMedicine);
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
        const isIt =
          row.shoopId === undefined
            ? Date.parse(shoop.createdAt) > savedAt - MAX_CLOCK_LAG_MS
            : shoop.id === row.shoopId;
        return isIt && isSameShoop(payloadOf(row, patientId), shoop);
      }),
    );
}

/** Lists unsaved Shoops of earlier visits; discards those that the server has by now. */
export function useShoopOffers({ found, discard }: FormDrafts, patientId: string) {
  const all = useMemo(() => found?.map(readDraft) ?? null, [found]);
  const enabled = (all?.length ?? 0) > 0;
  const list = (isReady: 'false' | '1') =>
    endpointQuery(listPatientShoops, { query: { patientId, isReady } });
  const drafts = useQuery({ ...list(shoopReadiness.drafts), enabled });
  const sent = useQuery({ ...list(shoopReadiness.sent), enabled });
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [known, setKnown] = useState<{ open: readonly ShoopOffer[]; spent: readonly ShoopOffer[] } | null>(
    null,
  );
  // Decided once, during render: a Shoop that is saved from now on is not the offered one.
  if (!known && all && (!enabled || !(drafts.isPending || sent.isPending))) {
    const lists = [drafts.data, sent.data].filter((list) => list !== undefined);
    const stored = lists.flatMap((list) => shoopsFor(patientId, list).shoops);
    const isSpent = (offer: ShoopOffer) => isSaved(offer, stored, patientId);
    setKnown({ open: all.filter((offer) => !isSpent(offer)), spent: all.filter(isSpent) });
  }

  useEffect(() => {
    for (const { draft } of known?.spent ?? []) void discard(draft);
  }, [known, discard]);

  const open = known?.open.filter(({ key }) => !gone.has(key));
  return {
    /** Null while loading. */
    offers: open ? ownOrClosedTabs(open) : null,
    discard(offers: readonly ShoopOffer[]) {
      for (const { draft } of offers) void discard(draft);
      setGone((all) => new Set([...all, ...offers.map(({ key }) => key)]));
    },
  };
}
