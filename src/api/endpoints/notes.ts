import * as v from 'valibot';
import { endpoint, idInput, serverMessage, unreadReply } from '#api/contract/endpoint.ts';
import { readableList } from '#api/contract/readable-list.ts';
import { idSchema, optionalLine, optionalLongText, optionalMoment } from '#api/contract/reply-fields.ts';
import { flagSchema } from '#api/contract/tolerances.ts';
import { sharedNotes } from '#domain/notes/note.ts';
import { fullName } from '#domain/values/full-name.ts';
import { nonBlankLongText } from '#domain/values/texts.ts';
import { sharedNotesPath } from './read-paths.ts';

const listedNote = v.pipe(
  v.object({
    note: optionalLongText,
    patientId: v.nullish(idSchema, ''),
    // Misspelt in the contract (decision 4).
    sendToPationt: flagSchema,
    createdAt: optionalMoment,
    // Author, if the reply names one; not documented (decision 2).
    physician: v.nullish(v.object({ firstName: optionalLine, lastName: optionalLine })),
  }),
  v.transform(({ note, sendToPationt, physician, ...rest }) => ({
    ...rest,
    text: note,
    isShared: sendToPationt,
    author: physician ? fullName(physician) : '',
  })),
);

/** Notes, newest first, since their order is not documented. Notes without a time come last. */
const listedNotes = v.pipe(
  readableList(listedNote),
  v.transform(({ items, unreadable }) => ({
    notes: items.toSorted((a, b) => moment(b.createdAt) - moment(a.createdAt)),
    unreadable,
  })),
);
const moment = (createdAt: string) => Date.parse(createdAt) || 0;

/** See physician §2, §7: 'Patient and Consultation Notes'. */
export const listNotes = endpoint({
  method: 'GET',
  path: 'physician/notes',
  summary: 'List the notes on a patient',
  access: ['physician'],
  query: v.object({ patientId: idInput }),
  reply: listedNotes,
});

/** See physician §4, §7, §8: the toasts show the server's message. */
export const createNote = endpoint({
  method: 'POST',
  path: 'physician/notes',
  summary: 'Write a note on a patient',
  access: ['physician'],
  body: v.object({ note: nonBlankLongText, patientId: idInput, sendToPationt: v.boolean() }),
  reply: unreadReply,
  success: serverMessage,
  makesStale: [listNotes],
  repeatable: false,
});

/** Lists only notes that a physician shares with the current patient (physician §6, §7). */
export const listSharedNotes = endpoint({
  method: 'GET',
  path: sharedNotesPath,
  summary: 'List the notes that a physician shares with one',
  access: ['patient'],
  reply: v.pipe(
    listedNotes,
    v.transform(({ notes, unreadable }) => ({ notes: sharedNotes(notes), unreadable })),
  ),
});
