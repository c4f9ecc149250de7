import { describe, expect, it, test } from 'vitest';
import { medications } from '#domain/intake/questions/medications.ts';
import type { Answers, RowsQuestion } from '#domain/questions/question.ts';
import { dividePieces, haveWordsInCommon, pairRows } from './word-differences.ts';

/** Returns a text with brackets around the words that differ. */
const markDifferences = (text: string, other: string | null) =>
  dividePieces(text, other)
    .map((piece) => (piece.differs ? `[${piece.text}]` : piece.text))
    .join('');

describe('the words of two versions', () => {
  test.each([
    ['200 mg', '100 mg', '[200] mg'],
    ['My older sister', 'My sister', 'My [older] sister'],
    ['My sister', 'My older sister', 'My sister'],
    ['two new words here', 'here', '[two new words] here'],
    ['all of it', null, '[all of it]'],
    ['the same', 'the same', 'the same'],
  ])('“%s” compared with “%s” is marked “%s”', (text, other, expected) => {
    expect(markDifferences(text, other)).toBe(expected);
  });

  test.each([
    ['Husband', 'Spouse', false],
    ['A, b', 'C, d', false],
    ['My wife', 'My husband', true],
  ])('%s and %s have words in common: %s', (text, other, expected) => {
    expect(haveWordsInCommon(dividePieces(text, other))).toBe(expected);
  });
});

describe('the rows of two lists', () => {
  const question = medications.questions.find(({ kind }) => kind === 'rows') as RowsQuestion;
  // A row is named by its first question.
  const [nameQuestion] = question.questions;
  const row = (name: string, dose = ''): Answers => ({
    ...Object.fromEntries(question.questions.map((rowQuestion) => [rowQuestion.name, rowQuestion.blank])),
    [nameQuestion?.name ?? '']: { text: name, item: { id: name, name } },
    dose,
  });
  /** Returns for each row the dose of its counterpart, or null. */
  const counterpartDoses = (rows: Answers[], others: Answers[]) => {
    const pairs = pairRows(question, rows, others);
    return rows.map((listed) => pairs.get(listed)?.dose ?? null);
  };

  it('pairs rows of the same name, wherever others were added or removed', () => {
    expect(
      counterpartDoses(
        [row('Fish oil', 'new'), row('Aspirin', '2'), row('Zinc', '3')],
        [row('Aspirin', '1'), row('Iron', '4')],
      ),
    ).toEqual([null, '1', '4']);
    expect(counterpartDoses([row('Zinc', '3')], [row('Aspirin', '1'), row('zinc ', '2')])).toEqual(['2']);
  });

  it('pairs a renamed row with the one in its place, and skips blank rows', () => {
    expect(counterpartDoses([row('Aspirin Plus', '2')], [row(''), row('Aspirin', '1')])).toEqual(['1']);
    expect(counterpartDoses([row('Aspirin', '2')], [])).toEqual([null]);
  });
});
