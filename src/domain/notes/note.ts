/** A physician's note on a patient, as screens know it (physician §3; decision 8). */
export interface Note {
  readonly text: string;
  /** The patient may read it. Whatever is not surely shared is not. */
  readonly isShared: boolean;
  /** ISO date and time. */
  readonly createdAt: string;
  /** Whom it is about; '' where the reply does not say. */
  readonly patientId: string;
  /** Who wrote it; '' where the reply does not say. */
  readonly author: string;
}

/** Of a physician's notes those that a patient may read: never another one, whatever a reply brings. */
export const onlyShared = (notes: readonly Note[]): Note[] => notes.filter(({ isShared }) => isShared);

/** Of the notes that a reply brings those that are not about somebody else. */
export const notesAbout = (patientId: string, notes: readonly Note[]): Note[] =>
  notes.filter((note) => note.patientId === '' || note.patientId === patientId);
