import { Title } from '@mantine/core';
import { useState } from 'react';
import { NO_NOTES } from '#clinic/notes/note-list.tsx';
import { fitsFilter, type NoteFilter } from '#domain/notes/note-filter.ts';
import type { NoteAnswers } from '#domain/notes/note-questions.ts';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { CardSkeleton } from '#ui/loading/skeletons.tsx';
import { StaleNotice } from '#ui/loading/stale-notice.tsx';
import { Unreadable } from '#ui/loading/unreadable.tsx';
import { FilteredNotes } from './filtered-notes.tsx';
import { NewNote } from './new-note.tsx';
import classes from './notes-tab.module.css';
import { usePatientNotes } from './use-patient-notes.ts';

const emptyState = (
  <Card>
    <EmptyState title={NO_NOTES} picture="notePad">
      What you and the patient’s other physicians write stands here, the newest first. The first can be
      written now.
    </EmptyState>
  </Card>
);

/** Tab with the notes on a patient, and a form for a new note (physician §2, 'Notes tab'). */
export default function NotesTab({ patientId }: { patientId: string }) {
  const query = usePatientNotes(patientId);
  const [filter, setFilter] = useState<NoteFilter>('all');
  /** Shows all notes if the filter would hide the saved one. `sendToPationt` is the wire's name. */
  function showSaved({ sendToPationt }: NoteAnswers) {
    setFilter((current) => (fitsFilter(current, { isShared: sendToPationt }) ? current : 'all'));
  }
  return (
    <section aria-labelledby="notes-title" className={classes.tab}>
      <Title order={2} id="notes-title" tabIndex={-1}>
        Patient and Consultation Notes
      </Title>
      <NewNote
        patientId={patientId}
        notes={query.data?.notes}
        isPending={query.isPending}
        onSaved={showSaved}
      />
      <section aria-label="Notes so far" className={classes.list}>
        <StaleNotice query={query} what="the newest notes">
          The notes below may not be all.
        </StaleNotice>
        <Loaded
          query={query}
          what="the notes"
          hint="What is saved is not lost."
          skeleton={<CardSkeleton label="Loading the notes" lines={4} />}
          empty={{ when: ({ notes, unreadable }) => notes.length + unreadable === 0, show: emptyState }}
        >
          {({ notes, unreadable }) => (
            <>
              <Unreadable count={unreadable} what={['note', 'notes']}>
                Please do not take the list for complete.
              </Unreadable>
              <FilteredNotes
                notes={notes}
                isComplete={unreadable === 0}
                filter={filter}
                onFilter={setFilter}
              />
            </>
          )}
        </Loaded>
      </section>
    </section>
  );
}
