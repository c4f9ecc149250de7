/** Physician's note on a patient in the client's shape (physician §3; decision 8). */
export interface Note {
  readonly text: string;
  /** True only if the note is certainly shared: then the patient may read it. */
  readonly isShared: boolean;
  /** ISO date and time. */
  readonly createdAt: string;
  /** Patient that the note is about; '' if the reply does not say. */
  readonly patientId: string;
  /** Physician who wrote the note; '' if the reply does not say. */
  readonly author: string;
}

/** Returns the notes that a patient may read, whatever the reply contains. */
export const sharedNotes = (notes: readonly Note[]): Note[] => notes.filter(({ isShared }) => isShared);

/** Returns a reply's notes without those known to be about another patient. */
export const notesAbout = (patientId: string, notes: readonly Note[]): Note[] =>
  notes.filter((note) => note.patientId === '' || note.patientId === patientId);

/** Length of a note's beginning, in characters: some five lines of a narrow column. */
const BEGINNING_LENGTH = 240;

/**
 * Returns the beginning of a note's text without its empty lines, cut between characters and marked
 * if it goes on.
 */
export function beginningOf(text: string): string {
  const characters = [...text.trim().replace(/\n\s*\n/g, '\n')];
  if (characters.length <= BEGINNING_LENGTH) return characters.join('');
  return `${characters.slice(0, BEGINNING_LENGTH).join('').trimEnd()}…`;
}
