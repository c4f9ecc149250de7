import { text } from '#domain/questions/kinds.ts';
import type { AnswersTo } from '#domain/questions/question.ts';
import { questionnaire } from '#domain/questions/questionnaire.ts';
import { toggle } from '#domain/questions/toggle.ts';

const words = text('note', 'Note', { long: true, required: true });
const share = toggle('sendToPationt', 'Share this note with the patient', 'checkbox', {
  hint: 'The patient is told, and finds it in your profile.',
});

/** A note to write (physician §4): the words, and whether the patient may read them. */
export const noteQuestionnaire = questionnaire([{ questions: [words, share] }]);
export const noteQuestions = { words, share };
export type NoteAnswers = AnswersTo<typeof words | typeof share>;

/** Nothing written, and nothing shared. */
export const blankNote: NoteAnswers = { note: '', sendToPationt: false };

/**
 * What is left of a text that was saved while its writer went on: what follows the saved words, or all of it where they
 * were changed.
 */
export function writtenSince(saved: string, now: string): string {
  if (now.trim() === saved.trim()) return '';
  return now.startsWith(saved) ? now.slice(saved.length).trimStart() : now;
}
