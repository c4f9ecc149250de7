import * as v from 'valibot';
import { expect, test } from 'vitest';
import { serverMessage } from '#api/contract/endpoint.ts';
import { createNote, listNotes, listSharedNotes } from './notes.ts';

const note = {
  note: 'Sleeps better',
  patientId: '7',
  sendToPationt: false,
  createdAt: '2026-03-01T09:00:00Z',
};
const firstNoteOf = (reply: unknown) => v.parse(listNotes.reply, [reply]).notes[0];

test('renames the documented fields of a note (physician §3, decisions 4 and 8)', () => {
  const { patientId, createdAt } = note;
  expect(firstNoteOf(note)).toEqual({
    text: 'Sleeps better',
    isShared: false,
    patientId,
    createdAt,
    author: '',
  });
  expect(Object.keys(createNote.body.entries)).toEqual(['note', 'patientId', 'sendToPationt']);
  expect(createNote.success).toBe(serverMessage);
});

test.each([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  [false, false],
  [0, false],
  ['false', false],
  ['yes, please', false],
  [null, false],
  [undefined, false],
])('reads sendToPationt %j as isShared %j', (sendToPationt, isShared) => {
  expect(firstNoteOf({ ...note, sendToPationt })?.isShared).toBe(isShared);
  expect(v.parse(listSharedNotes.reply, [{ ...note, sendToPationt }]).notes).toHaveLength(isShared ? 1 : 0);
});

test('reads a note of numbers and nulls', () => {
  expect(
    firstNoteOf({ note: null, patientId: 7, createdAt: null, physician: { firstName: 'Mei-Lin' } }),
  ).toEqual({
    text: '',
    isShared: false,
    patientId: '7',
    createdAt: '',
    author: 'Mei-Lin',
  });
});

test('lists the newest first, and notes without a time last', () => {
  const at = (createdAt: string | null) => ({ ...note, note: createdAt, createdAt });
  const list = [
    at('2026-01-05T10:00:00Z'),
    at(null),
    at('2026-02-01T00:00:00+05:00'),
    at('2026-01-31T23:00:00Z'),
  ];
  expect(v.parse(listNotes.reply, list).notes.map(({ text }) => text)).toEqual([
    '2026-01-31T23:00:00Z',
    '2026-02-01T00:00:00+05:00',
    '2026-01-05T10:00:00Z',
    '',
  ]);
});
