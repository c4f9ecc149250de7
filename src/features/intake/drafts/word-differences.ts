import { diffArrays, diffWordsWithSpace } from 'diff';
import type { Answers, RowsQuestion } from '#domain/questions/question.ts';
import { answerText } from '#questionnaire/review/answer-text.ts';
import { sentRows } from '#questionnaire/review/review-answer.tsx';

/** Piece of a text; `differs` if the other version lacks it. */
export interface TextPiece {
  text: string;
  differs: boolean;
}

/** Word, or the spaces between two words. */
interface Token extends TextPiece {
  isSpace: boolean;
}

/** Splits a text into words and spaces, in order. */
const tokensOf = (value: string, differs: boolean): Token[] =>
  (value.match(/\s+|\S+/g) ?? []).map((text) => {
    const isSpace = text.trim() === '';
    return { text, isSpace, differs: differs && !isSpace };
  });

/**
 * Divides a text into pieces that another version contains or lacks.
 * @param other null if the other version has no such answer
 */
export function dividePieces(text: string, other: string | null): TextPiece[] {
  if (other === null) return [{ text, differs: true }];
  const tokens = diffWordsWithSpace(other, text)
    .filter(({ removed }) => !removed)
    .flatMap(({ value, added }) => tokensOf(value, added));
  const pieces: TextPiece[] = [];
  for (const [index, token] of tokens.entries()) {
    // A space between two differing words counts as different, so that they share one mark.
    const isBetween = token.isSpace && tokens[index - 1]?.differs && tokens[index + 1]?.differs;
    const differs = token.differs || isBetween === true;
    const lastPiece = pieces.at(-1);
    if (lastPiece?.differs === differs) lastPiece.text += token.text;
    else pieces.push({ text: token.text, differs });
  }
  return pieces;
}

/** Returns true if the two versions have a word in common. */
export const haveWordsInCommon = (pieces: readonly TextPiece[]): boolean =>
  pieces.some(({ text, differs }) => !differs && /[\p{L}\p{N}]/u.test(text));

/**
 * Finds for each row of a list its counterpart in another version: first rows of the same name, in
 * order, then rows in the same place between those.
 * @returns counterparts by row; a row without one is missing in the other version
 */
export function pairRows(
  question: RowsQuestion,
  rows: readonly Answers[],
  others: readonly Answers[],
): ReadonlyMap<Answers, Answers> {
  // A row is named by its first question.
  const [nameQuestion] = question.questions;
  const nameOf = (row: Answers) =>
    nameQuestion && answerText(nameQuestion, row[nameQuestion.name])?.trim().toLowerCase();
  const pairs = new Map<Answers, Answers>();
  const otherRows = sentRows(question, others);
  let removedRows: Answers[] = [];
  // Rows that were removed right before added ones are their counterparts: they were renamed.
  const changes = diffArrays(otherRows, sentRows(question, rows), {
    comparator: (one, other) => nameOf(one) === nameOf(other),
  });
  let otherIndex = 0;
  for (const { value, added, removed } of changes) {
    if (removed) {
      removedRows = value;
      otherIndex += value.length;
    } else if (added) {
      for (const [index, row] of value.entries()) {
        const counterpart = removedRows[index];
        if (counterpart) pairs.set(row, counterpart);
      }
    } else {
      // For equal rows, the library returns the objects of the newer list.
      for (const row of value) {
        const counterpart = otherRows[otherIndex];
        if (counterpart) pairs.set(row, counterpart);
        otherIndex += 1;
      }
      removedRows = [];
    }
  }
  return pairs;
}
