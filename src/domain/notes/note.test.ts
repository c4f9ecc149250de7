import { expect, it } from 'vitest';
import { beginningOf, type Note, notesAbout, sharedNotes } from './note.ts';

const note = (known: Partial<Note>): Note => ({
  text: 'Sleeps better',
  isShared: false,
  createdAt: '',
  patientId: '',
  author: '',
  ...known,
});

it('shows patients only shared notes (physician §6)', () => {
  const shared = note({ isShared: true });
  expect(sharedNotes([note({}), shared])).toEqual([shared]);
});

it('shows no notes about another patient', () => {
  const [own, withoutPatient, other] = [
    note({ patientId: '7' }),
    note({}),
    note({ patientId: '8' }),
  ] as const;
  expect(notesAbout('7', [own, withoutPatient, other])).toEqual([own, withoutPatient]);
});

it('shows the beginning of a long note, without cutting a character in two', () => {
  expect(beginningOf(' Sleeps better.\n \n\nEats more.\nWalks. ')).toBe('Sleeps better.\nEats more.\nWalks.');
  expect(beginningOf('a'.repeat(240))).toBe('a'.repeat(240));
  expect(beginningOf(`${'a'.repeat(239)} b`)).toBe(`${'a'.repeat(239)}…`);
  expect(beginningOf('🌿'.repeat(241))).toBe(`${'🌿'.repeat(240)}…`);
});
