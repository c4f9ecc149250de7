import { expect, it } from 'vitest';
import { type Note, notesAbout, onlyShared } from './note.ts';

const note = (known: Partial<Note>): Note => ({
  ...{ text: 'Sleeps better', isShared: false, createdAt: '', patientId: '', author: '' },
  ...known,
});

it('gives a patient what is shared and nothing else (physician §6)', () => {
  const shared = note({ isShared: true });
  expect(onlyShared([note({}), shared])).toEqual([shared]);
});

it('shows no note that is about another patient', () => {
  const [own, unnamed, other] = [note({ patientId: '7' }), note({}), note({ patientId: '8' })] as const;
  expect(notesAbout('7', [own, unnamed, other])).toEqual([own, unnamed]);
});
