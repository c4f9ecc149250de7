import { Text } from '@mantine/core';
import { NoteList } from '#clinic/notes/note-list.tsx';
import type { Note } from '#domain/notes/note.ts';
import { fitsFilter, type NoteFilter } from '#domain/notes/note-filter.ts';
import { useAnnounce } from '#ui/feedback/live-region.tsx';
import { NoteFilterControl } from './note-filter-control.tsx';

interface FilteredNotesProps {
  /** Newest first. */
  notes: readonly Note[];
  /** True if all notes could be read. */
  isComplete: boolean;
  filter: NoteFilter;
  onFilter: (filter: NoteFilter) => void;
}

/** List of the notes that a filter lets through, with its control. */
export function FilteredNotes({ notes, isComplete, filter, onFilter }: FilteredNotesProps) {
  const announce = useAnnounce();
  const filteredNotes = notes.filter((note) => fitsFilter(filter, note));
  const thatWasRead = isComplete ? '' : ' that could be read';
  function choose(next: NoteFilter) {
    const count = notes.filter((note) => fitsFilter(next, note)).length;
    announce(`${count} ${count === 1 ? 'note' : 'notes'}`);
    onFilter(next);
  }
  return (
    <>
      {notes.length > 0 && <NoteFilterControl filter={filter} onChange={choose} />}
      {notes.length > 0 && filteredNotes.length === 0 ? (
        <Text c="dimmed">
          {filter === 'shared'
            ? `No note${thatWasRead} is shared with the patient.`
            : `All notes${thatWasRead} are shared with the patient.`}
        </Text>
      ) : (
        // The key mounts a new list, which begins with its first page, for each filter.
        <NoteList key={filter} notes={filteredNotes} showsAudience />
      )}
    </>
  );
}
