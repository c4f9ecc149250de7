import type { Store } from '#mocks/store/store.ts';
import type { Account, NoteRecord } from '#mocks/store/tables.ts';
import { notify } from './notify.ts';

/** Fields of a new note: its text, the patient, and whether the patient may read it. */
export type NewNote = Pick<NoteRecord, 'patientId' | 'note' | 'sendToPationt'>;

/** Adds a note to a patient's record, now or some hours ago. */
export function addNote(store: Store, physicianId: string, newNote: NewNote, hoursAgo = 0): void {
  const createdAt = new Date(store.now() - hoursAgo * 3_600_000).toISOString();
  store.tables.notes.push({ id: `note-${store.nextNumber()}`, physicianId, ...newNote, createdAt });
}

/** Adds a physician's note and notifies the patient of a shared one (physician §4). */
export function writeNote(store: Store, physician: Account, newNote: NewNote): void {
  addNote(store, physician.id, { ...newNote, note: newNote.note.trim() });
  if (!newNote.sendToPationt) return;
  notify(store, newNote.patientId, {
    body: `Dr. ${physician.lastName} shared a consultation note with you.`,
    link: `/patient-physician-profile/${physician.id}?view=notes`,
  });
}

/** Lists a physician's notes that the patient may read, the shared ones only (physician §6). */
export const findSharedNotes = ({ tables }: Store, physicianId: string, patientId: string) =>
  tables.notes.filter(
    (note) => note.physicianId === physicianId && note.patientId === patientId && note.sendToPationt,
  );
