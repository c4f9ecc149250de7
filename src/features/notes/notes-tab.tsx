import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listNotes } from '#api/endpoints/notes.ts';
import { endpointQuery, freshOnReturn } from '#api/query.ts';
import { NO_NOTES, NoteList } from '#clinic/notes/note-list.tsx';
import { type Note, notesAbout } from '#domain/notes/note.ts';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { LoadError } from '#ui/loading/load-error.tsx';
import { Loaded, type LoadedProps } from '#ui/loading/loaded.tsx';
import { CardSkeleton } from '#ui/loading/skeletons.tsx';
import { useReadWhenShownAgain } from '#ui/reading/shown.ts';
import { NewNote } from './new-note.tsx';
import classes from './notes-tab.module.css';

const nothing = (
  <Card>
    <EmptyState title={NO_NOTES}>
      What you and the patient’s other physicians write stands here, the newest first.
    </EmptyState>
  </Card>
);

/** What the physicians write about one patient, and a box to write more (physician §2, 'Notes tab'). */
export default function NotesTab({ patientId }: { patientId: string }) {
  const query = useQuery({
    ...endpointQuery(listNotes, { query: { patientId } }),
    ...freshOnReturn,
    select: (notes) => notesAbout(patientId, notes),
  });
  useReadWhenShownAgain(query);
  return (
    <section aria-labelledby="notes-title" className={classes.tab}>
      <Title order={2} id="notes-title" tabIndex={-1}>
        Patient and Consultation Notes
      </Title>
      <div className={classes.columns}>
        <NewNote patientId={patientId} notes={query.data} isPending={query.isPending} />
        <section aria-label="Notes so far" className={classes.list}>
          {query.isRefetchError && <NotUpToDate query={query} />}
          <Loaded
            query={query}
            what="the notes"
            hint="What is saved is not lost."
            skeleton={<CardSkeleton label="Loading the notes" lines={4} />}
            empty={{ when: (notes) => notes.length === 0, show: nothing }}
          >
            {(notes) => <NoteList notes={notes} showsAudience />}
          </Loaded>
        </section>
      </div>
    </section>
  );
}

/** The list was read again, as after a save, and did not come: what is shown may lack the newest. */
function NotUpToDate({ query: { error, isFetching, refetch } }: { query: LoadedProps<Note[]>['query'] }) {
  return (
    <LoadError what="the newest notes" retrying={isFetching} onRetry={() => void refetch()}>
      {error?.message} The notes below may not be all.
    </LoadError>
  );
}
