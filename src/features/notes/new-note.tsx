import { useState } from 'react';
import type { Note } from '#domain/notes/note.ts';
import { blankNote, type NoteAnswers } from '#domain/notes/note-questions.ts';
import { DraftNotice } from '#drafts/draft-notice.tsx';
import { useDraft } from '#drafts/use-draft.ts';
import { Card } from '#ui/layout/card.tsx';
import { FormSkeleton } from '#ui/loading/skeletons.tsx';
import { NoteForm } from './note-form.tsx';
import classes from './notes-tab.module.css';
import { useNoteOffers } from './use-note-offers.ts';

interface NewNoteProps {
  patientId: string;
  /** Notes on this patient; undefined while loading. */
  notes: readonly Note[] | undefined;
  isPending: boolean;
  /** Called once a note is saved. */
  onSaved: (note: NoteAnswers) => void;
}

/** Texts of the notice that offers drafts. */
const draftTexts = {
  what: 'text',
  one: 'You wrote a note on this patient and did not save it. Restore it to go on writing, or discard it.',
  several: 'You wrote notes on this patient in tabs that are closed now, and did not save them.',
};

/** Form for a new note. Drafts of earlier visits are offered first. */
export function NewNote({ patientId, notes, isPending, onSaved }: NewNoteProps) {
  const draft = useDraft('Notes', patientId);
  const { offers, discard } = useNoteOffers(draft, notes, isPending);
  const [restored, setRestored] = useState<NoteAnswers | null>(null);
  return (
    <Card title="New note" titleOrder={3}>
      {!offers && (
        <div className={classes.loading}>
          <FormSkeleton fields={1} label="Looking for what was not saved" />
        </div>
      )}
      {offers && offers.length > 0 && !restored && (
        <DraftNotice
          offers={offers}
          words={draftTexts}
          onRestore={(offer) => {
            setRestored(offer.answers);
            void draft.takeOver(offer.draft, offer.answers, blankNote);
          }}
          onDiscard={discard}
        />
      )}
      {offers && (offers.length === 0 || restored) && (
        <NoteForm {...{ patientId, draft, onSaved }} initialAnswers={restored ?? blankNote} />
      )}
    </Card>
  );
}
