import { text } from '#domain/questions/kinds.ts';
import type { Answers, AnswersTo } from '#domain/questions/question.ts';
import { questionnaire } from '#domain/questions/questionnaire.ts';
import { toggle } from '#domain/questions/toggle.ts';

const noteText = text('note', 'Note', { long: true, required: true });
const isShared = toggle('sendToPationt', 'Share this note with the patient', 'checkbox', {
  hint: 'The patient is told, and finds it in your profile.',
});

/** Form of a new note: text and whether the patient may read it (physician §4). */
export const noteQuestionnaire = questionnaire([{ questions: [noteText, isShared] }]);
/** Questions of the form by name, for its own layout. */
export const noteQuestions = { text: noteText, isShared };
export type NoteAnswers = AnswersTo<typeof noteText | typeof isShared>;

/** Returns a form's or a draft's answers as those of a note; a missing one is blank. */
export const readNoteAnswers = ({ note, sendToPationt }: Answers): NoteAnswers => ({
  note: typeof note === 'string' ? note : '',
  sendToPationt: sendToPationt === true,
});

/** Answers of an empty note that is not shared. */
export const blankNote: NoteAnswers = { note: '', sendToPationt: false };

/**
 * Returns the text that the author added while a note was being saved: '' if none, or the whole
 * text if the saved part was edited too.
 */
export function textAddedSince(saved: string, now: string): string {
  if (now.trim() === saved.trim()) return '';
  return now.startsWith(saved) ? now.slice(saved.length).trimStart() : now;
}
