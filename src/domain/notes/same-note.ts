import type { Note } from './note.ts';
import type { NoteAnswers } from './note-questions.ts';

const plain = (text: string) => text.trim().replace(/\r\n?/g, '\n');

/** Whether a listed note says what was written, to the same readers. */
export const isSameNote = ({ note, sendToPationt }: NoteAnswers, listed: Note): boolean =>
  plain(note) === plain(listed.text) && sendToPationt === listed.isShared;
