import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { messages } from '#domain/messages.ts';
import { encodeAnswers, findProblems } from '#domain/questions/questionnaire.ts';
import { blankNote, noteQuestionnaire, textAddedSince } from './note-questions.ts';
import { isSameNote } from './same-note.ts';

test.each([
  ['nothing', '', messages.required],
  ['blanks', ' \n\t ', messages.required],
  ['a word', 'ok', undefined],
  ['what looks like a page', '<script>alert(1)</script>', undefined],
])('%s: %j (physician §4)', (_, note, problem) => {
  expect(findProblems(noteQuestionnaire.questions, { ...blankNote, note }).note).toBe(problem);
});

it('trims the text, and shares only a ticked note', () => {
  expect(encodeAnswers(noteQuestionnaire, { note: ' one\n\n two ', sendToPationt: false })).toEqual({
    note: 'one\n\n two',
    sendToPationt: false,
  });
});

test.each([
  ['nothing was written since', 'Stable.', 'Stable.', ''],
  ['a blank was', 'Stable.', 'Stable. ', ''],
  ['more was', 'Stable.', 'Stable. See in a month.', 'See in a month.'],
  ['a line was', 'Stable.', 'Stable.\n\nSee in a month.', 'See in a month.'],
  ['the words were changed', 'Stable.', 'Not stable.', 'Not stable.'],
  ['they were deleted', 'Stable.', '', ''],
])('text written during a save: %s', (_, saved, now, left) => expect(textAddedSince(saved, now)).toBe(left));

it('keeps exactly the text that was written during a save', () => {
  const words = fc.string().filter((text) => text.trim() !== '');
  fc.assert(
    fc.property(words, words, (saved, more) => {
      expect(textAddedSince(saved, saved + more)).toBe(more.trimStart());
    }),
  );
});

test.each([
  ['the same', {}, true],
  ['with a server’s line ends', { text: 'a\r\nb ' }, true],
  ['in other words', { text: 'a b' }, false],
  ['for other readers', { isShared: false }, false],
  ['by the author', { author: 'Helen Ashworth' }, true],
  ['in the same words by a colleague', { author: 'Amara Osei' }, false],
])('recognizes a saved note: %s', (_, changes, same) => {
  const listed = { text: 'a\nb', isShared: true, createdAt: '', patientId: '', author: '', ...changes };
  expect(isSameNote({ note: 'a\nb', sendToPationt: true }, listed, 'Helen Ashworth')).toBe(same);
});

it('recognizes a saved note if the writer’s name is not known', () => {
  const listed = { text: 'a', isShared: false, createdAt: '', patientId: '', author: 'Amara Osei' };
  expect(isSameNote({ note: 'a', sendToPationt: false }, listed, '')).toBe(true);
});
