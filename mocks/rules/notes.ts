import type { Store } from '#mocks/store/store.ts';
import type { Account, NoteRecord } from '#mocks/store/tables.ts';
import { notify } from './notify.ts';

/** What is written, on whom, and whether they may read it. */
export type WrittenNote = Pick<NoteRecord, 'patientId' | 'note' | 'sendToPationt'>;

/** Puts a note into a patient's record, now or some hours ago. */
export function addNote(store: Store, physicianId: string, written: WrittenNote, hoursAgo = 0): void {
  const createdAt = new Date(store.now() - hoursAgo * 3_600_000).toISOString();
  store.tables.notes.push({ id: `note-${store.next()}`, physicianId, ...written, createdAt });
}

/** A physician writes a note; whoever may read it hears of it (physician §4). */
export function writeNote(store: Store, physician: Account, written: WrittenNote): void {
  addNote(store, physician.id, { ...written, note: written.note.trim() });
  if (!written.sendToPationt) return;
  notify(store, written.patientId, {
    body: `Dr. ${physician.lastName} shared a consultation note with you.`,
    link: `/patient-physician-profile/${physician.id}?view=notes`,
  });
}

/** What a physician has shared with a patient; nothing else is ever theirs to read (physician §6). */
export const sharedNotes = ({ tables }: Store, physicianId: string, patientId: string) =>
  tables.notes.filter(
    (note) => note.physicianId === physicianId && note.patientId === patientId && note.sendToPationt,
  );
