// The mark of the chosen segment has a style sheet of its own.
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { SegmentedControl } from '@mantine/core';
import { type NoteFilter, noteFilters } from '#domain/notes/note-filter.ts';

interface NoteFilterControlProps {
  filter: NoteFilter;
  onChange: (filter: NoteFilter) => void;
}

/** Choice of the notes that are listed: all, shared ones, or those for physicians. */
export function NoteFilterControl({ filter, onChange }: NoteFilterControlProps) {
  return (
    <SegmentedControl<NoteFilter>
      aria-label="Show"
      data={[...noteFilters]}
      value={filter}
      onChange={onChange}
      data-no-print
    />
  );
}
