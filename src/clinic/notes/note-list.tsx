import type { Note } from '#domain/notes/note.ts';
import { PagedList } from '#ui/loading/paged-list.tsx';
import { NoteCard } from './note-card.tsx';
import classes from './notes.module.css';

/** Text for an empty list, for patients and physicians (physician §8). */
export const NO_NOTES = 'No Consultation Notes added Yet';

/** Notes that are listed at first and added by each "Load more" (physician §9). */
const NOTES_PER_PAGE = 5;

interface NoteListProps {
  /** Newest first. */
  notes: readonly Note[];
  /** True to show the audience of each note. */
  showsAudience?: boolean;
}

/** List of notes, newest first, with "Load more". */
export function NoteList({ notes, showsAudience = false }: NoteListProps) {
  const total = notes.length;
  return (
    <div className={classes.notes}>
      <PagedList items={notes} step={NOTES_PER_PAGE} what="notes">
        {(note, index) => (
          // Keys count from the oldest: times may repeat, and new notes are added at the top.
          <li key={total - index}>
            <NoteCard note={note} showsAudience={showsAudience} />
          </li>
        )}
      </PagedList>
    </div>
  );
}
