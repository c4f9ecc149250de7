import type { Note } from './note.ts';

/** Kinds of notes that a list can be limited to. */
export const noteFilters = [
  { value: 'all', label: 'All' },
  { value: 'shared', label: 'Shared' },
  { value: 'private', label: 'Only physicians' },
] as const;

export type NoteFilter = (typeof noteFilters)[number]['value'];

/** Returns true if a filter lets a note through. */
export const fitsFilter = (filter: NoteFilter, { isShared }: Pick<Note, 'isShared'>): boolean =>
  filter === 'all' || isShared === (filter === 'shared');
