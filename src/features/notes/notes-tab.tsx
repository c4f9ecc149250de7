import { Title } from '@mantine/core';
import { NO_NOTES, NoteList } from '#clinic/notes/note-list.tsx';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { CardSkeleton } from '#ui/loading/skeletons.tsx';
import { StaleNotice } from '#ui/loading/stale-notice.tsx';
import { Unreadable } from '#ui/loading/unreadable.tsx';
import { NewNote } from './new-note.tsx';
import classes from './notes-tab.module.css';
import { usePatientNotes } from './use-patient-notes.ts';

const nothing = (
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
  return (
    <section aria-labelledby="notes-title" className={classes.tab}>
      <Title order={2} id="notes-title" tabIndex={-1}>
        Patient and Consultation Notes
      </Title>
      <div className={classes.columns}>
        <NewNote patientId={patientId} notes={query.data?.notes} isPending={query.isPending} />
        <section aria-label="Notes so far" className={classes.list}>
          <StaleNotice query={query} what="the newest notes">
            The notes below may not be all.
          </StaleNotice>
          <Loaded
            query={query}
            what="the notes"
            hint="What is saved is not lost."
            skeleton={<CardSkeleton label="Loading the notes" lines={4} />}
            empty={{ when: ({ notes, unreadable }) => notes.length + unreadable === 0, show: nothing }}
          >
            {({ notes, unreadable }) => (
              <>
                <Unreadable count={unreadable} what={['note', 'notes']}>
                  Please do not take the list for complete.
                </Unreadable>
                <NoteList notes={notes} showsAudience />
              </>
            )}
          </Loaded>
        </section>
      </div>
    </section>
  );
}
