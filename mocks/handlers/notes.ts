import type * as notes from '#api/endpoints/notes.ts';
import { fullName } from '#domain/values/full-name.ts';
import { requireOwnPatient } from '#mocks/rules/accounts/access.ts';
import { requireVisiblePhysician } from '#mocks/rules/accounts/physician-access.ts';
import { findSharedNotes, writeNote } from '#mocks/rules/notes.ts';
import type { NoteRecord } from '#mocks/store/tables.ts';
import { type HandlersOf, ResponseWithMessage } from './handler.ts';

const toWire = ({ note, patientId, sendToPationt, createdAt }: NoteRecord) => ({
  note,
  patientId,
  sendToPationt,
  createdAt,
});

export const noteHandlers: HandlersOf<typeof notes> = {
  /** All physicians of a patient share one list; each note names its author. */
  listNotes({ store, account, query }) {
    const patient = requireOwnPatient(store, account, query.patientId);
    const { accounts, notes } = store.tables;
    const authorById = new Map(
      accounts.map(({ id, firstName, lastName }) => [id, { firstName, lastName }] as const),
    );
    return notes
      .filter(({ patientId }) => patientId === patient.id)
      .map((note) => ({ ...toWire(note), physician: authorById.get(note.physicianId) }));
  },

  createNote({ store, account, body }) {
    const patient = requireOwnPatient(store, account, body.patientId);
    writeNote(store, account, body);
    const result = body.sendToPationt ? 'saved and shared with the patient' : 'saved';
    return new ResponseWithMessage(null, `Your note on ${fullName(patient)} is ${result}`);
  },

  listSharedNotes({ store, account, params }) {
    const physician = requireVisiblePhysician(store, account, params.id ?? '');
    return findSharedNotes(store, physician.id, account.id).map(toWire);
  },
};
