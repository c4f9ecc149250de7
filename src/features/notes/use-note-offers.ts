import { useEffect, useMemo, useState } from 'react';
import { MAX_CLOCK_LAG_MS } from '#api/entries-since.ts';
import type { Note } from '#domain/notes/note.ts';
import { type NoteAnswers, readNoteAnswers } from '#domain/notes/note-questions.ts';
import { isSameNote } from '#domain/notes/same-note.ts';
import type { Offer } from '#drafts/draft-notice.tsx';
import type { StoredDraft } from '#drafts/drafts.ts';
import type { FormDrafts } from '#drafts/use-draft.ts';
import { ownOrClosedTabs } from '#drafts/use-draft-offers.ts';
import { currentAuthor } from './current-author.ts';

/** Length of the excerpt that identifies a draft, in characters. */
const EXCERPT_LENGTH = 60;

/** Offer to restore the draft of one tab. */
interface NoteOffer extends Offer {
  readonly draft: StoredDraft;
  readonly answers: NoteAnswers;
}

/** Returns the offer of a draft, with the first words of the note as its summary. */
function readDraft(draft: StoredDraft): NoteOffer {
  const answers = readNoteAnswers(draft.answers);
  const line = answers.note.trim().replace(/\s+/g, ' ');
  const summary = line.length > EXCERPT_LENGTH ? `${line.slice(0, EXCERPT_LENGTH)}…` : line;
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
  const [removedKeys, setRemovedKeys] = useState<ReadonlySet<string>>(new Set());
  // State set once, during render: a note that is saved later is not one of these drafts.
  const [sortedDrafts, setSortedDrafts] = useState<{
    unsaved: readonly NoteOffer[];
    obsolete: readonly NoteOffer[];
  } | null>(null);
  const drafts = useMemo(() => found?.map(readDraft) ?? null, [found]);
  // Without drafts, the notes are not awaited. If they fail to load, no draft counts as saved.
  if (!sortedDrafts && drafts && (drafts.length === 0 || !isPending)) {
    // The server's clock may be behind: a note slightly older than the draft can be its save.
    const isSaved = ({ answers, savedAt }: NoteOffer) =>
      notes?.some(
        (note) =>
          isSameNote(answers, note, currentAuthor()) &&
          Date.parse(note.createdAt) > savedAt - MAX_CLOCK_LAG_MS,
      ) ?? false;
    // A draft without text has nothing to restore.
    const isObsolete = (offer: NoteOffer) => offer.summary === '' || isSaved(offer);
    setSortedDrafts({
      unsaved: drafts.filter((offer) => !isObsolete(offer)),
      obsolete: drafts.filter(isObsolete),
    });
  }

  useEffect(() => {
    for (const { draft } of sortedDrafts?.obsolete ?? []) void discard(draft);
  }, [sortedDrafts, discard]);

  const offers = sortedDrafts?.unsaved.filter(({ key }) => !removedKeys.has(key));
  return {
    /** Null while loading. */
    offers: offers ? ownOrClosedTabs(offers) : null,
    discard(discarded: readonly NoteOffer[]) {
      for (const { draft } of discarded) void discard(draft);
      setRemovedKeys((all) => new Set([...all, ...discarded.map(({ key }) => key)]));
    },
  };
}
