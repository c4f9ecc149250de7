import type { Note } from './note.ts';
import type { NoteAnswers } from './note-questions.ts';

const normalizeText = (text: string) => text.trim().replace(/\r\n?/g, '\n');

/**
 * Returns true if a listed note has the text and the sharing of a written note, and may be by its
 * author: a colleague's note in the same words is another one.
 * @param author full name of the physician who wrote; '' if unknown
 */
export const isSameNote = ({ note, sendToPationt }: NoteAnswers, listed: Note, author: string): boolean =>
  normalizeText(note) === normalizeText(listed.text) &&
  sendToPationt === listed.isShared &&
  (listed.author === '' || author === '' || listed.author === author);
