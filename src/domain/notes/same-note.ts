import type { Note } from './note.ts';
import type { NoteAnswers } from './note-questions.ts';

const plain = (text: string) => text.trim().replace(/\r\n?/g, '\n');

/** Returns true if a listed note has the text and the sharing of a written note. */
export const isSameNote = ({ note, sendToPationt }: NoteAnswers, listed: Note): boolean =>
  plain(note) === plain(listed.text) && sendToPationt === listed.isShared;
