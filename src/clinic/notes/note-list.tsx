import type { Note } from '#domain/notes/note.ts';
import { PagedList } from '#ui/loading/paged-list.tsx';
import { NoteCard } from './note-card.tsx';
import classes from './notes.module.css';

/** physician §8: where there is no note, for either side. */
export const NO_NOTES = 'No Consultation Notes added Yet';

/** physician §9 */
const PAGE_SIZE = 5;

interface NoteListProps {
  /** Newest first. */
  notes: readonly Note[];
  /** Says of each note who reads it. */
  showsAudience?: boolean;
}

/** Five notes at first, five more each time. */
export function NoteList({ notes, showsAudience = false }: NoteListProps) {
  const { length } = notes;
  return (
    <div className={classes.notes}>
      <PagedList items={notes} step={PAGE_SIZE} what="notes">
        {(note, place) => (
          // Counted from the oldest: two may be of one moment, and a new one comes first.
          <li key={length - place}>
            <NoteCard note={note} showsAudience={showsAudience} />
          </li>
        )}
      </PagedList>
    </div>
  );
}
