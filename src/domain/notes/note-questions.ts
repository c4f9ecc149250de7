import { text } from '#domain/questions/kinds.ts';
import type { Answers, AnswersTo } from '#domain/questions/question.ts';
import { questionnaire } from '#domain/questions/questionnaire.ts';
import { toggle } from '#domain/questions/toggle.ts';

const words = text('note', 'Note', { long: true, required: true });
const share = toggle('sendToPationt', 'Share this note with the patient', 'checkbox', {
  hint: 'The patient is told, and finds it in your profile.',
});

/** Form of a new note: text and whether the patient may read it (physician §4). */
export const noteQuestionnaire = questionnaire([{ questions: [words, share] }]);
export const noteQuestions = { words, share };
export type NoteAnswers = AnswersTo<typeof words | typeof share>;

/** Returns a form's or a draft's answers as those of a note; a missing one is blank. */
export const readNoteAnswers = ({ note, sendToPationt }: Answers): NoteAnswers => ({
  note: typeof note === 'string' ? note : '',
  sendToPationt: sendToPationt === true,
});

/** Answers of an empty note that is not shared. */
export const blankNote: NoteAnswers = { note: '', sendToPationt: false };

/**
 * Returns the text added during a save of a note, '' if none, or all of it if the saved part was
 * edited.
 */
export function textAddedSince(saved: string, now: string): string {
  if (now.trim() === saved.trim()) return '';
  return now.startsWith(saved) ? now.slice(saved.length).trimStart() : now;
}
