import { useEffect, useMemo, useState } from 'react';
import { CLOCKS_DIFFER } from '#api/entries-since.ts';
import type { Note } from '#domain/notes/note.ts';
import type { NoteAnswers } from '#domain/notes/note-questions.ts';
import { isSameNote } from '#domain/notes/same-note.ts';
import type { Offer } from '#drafts/draft-notice.tsx';
import type { KeptDraft } from '#drafts/drafts.ts';
import type { FormDrafts } from '#drafts/use-draft.ts';
import { ownFirst } from '#drafts/use-draft-offers.ts';

/** Length of the excerpt that identifies a draft, in characters. */
const EXCERPT = 60;

interface NoteOffer extends Offer {
  readonly draft: KeptDraft;
  readonly answers: NoteAnswers;
}

function readDraft(draft: KeptDraft): NoteOffer {
  const { note, sendToPationt } = draft.answers;
  const answers = { note: typeof note === 'string' ? note : '', sendToPationt: sendToPationt === true };
  const line = answers.note.trim().replace(/\s+/g, ' ');
  const summary = line.length > EXCERPT ? `${line.slice(0, EXCERPT)}…` : line;
  return { key: draft.name, savedAt: draft.savedAt, isOwn: draft.isOwn, summary, draft, answers };
}

/**
 * Offers the drafts of earlier visits. A draft that equals a stored note was saved although the
 * page was left before the reply; it is discarded, not offered again.
 */
export function useNoteOffers(
  { found, discard }: FormDrafts,
  notes: readonly Note[] | undefined,
  isPending: boolean,
) {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  // Set once, during render: a note that is saved later is not one of these drafts.
  const [known, setKnown] = useState<{ open: readonly NoteOffer[]; saved: readonly NoteOffer[] } | null>(
    null,
  );
  const drafts = useMemo(() => found?.map(readDraft) ?? null, [found]);
  if (!known && drafts && (drafts.length === 0 || !isPending)) {
    const isSaved = ({ answers, savedAt }: NoteOffer) =>
      notes?.some(
        (note) => isSameNote(answers, note) && Date.parse(note.createdAt) > savedAt - CLOCKS_DIFFER,
      ) ?? false;
    const isNothing = (offer: NoteOffer) => offer.summary === '' || isSaved(offer);
    setKnown({
      open: drafts.filter((offer) => !isNothing(offer)),
      saved: drafts.filter(isNothing),
    });
  }

  useEffect(() => {
    for (const { draft } of known?.saved ?? []) void discard(draft);
  }, [known, discard]);

  const open = known?.open.filter(({ key }) => !gone.has(key));
  return {
    /** Null while loading. */
    offers: open ? ownFirst(open) : null,
    discard(offers: readonly NoteOffer[]) {
      for (const { draft } of offers) void discard(draft);
      setGone((all) => new Set([...all, ...offers.map(({ key }) => key)]));
    },
  };
}
