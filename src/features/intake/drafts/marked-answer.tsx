import { VisuallyHidden } from '@mantine/core';
import { useMemo } from 'react';
import { asAnswer, isBlankAnswer } from '#domain/questions/codec.ts';
import type { Question } from '#domain/questions/question.ts';
import { answerText } from '#questionnaire/review/answer-text.ts';
import { type RenderText, ReviewAnswer } from '#questionnaire/review/review-answer.tsx';
import classes from './drafts.module.css';
import { dividePieces, haveWordsInCommon, pairRows, type TextPiece } from './word-differences.ts';

export interface MarkedAnswerProps {
  question: Question;
  answer: unknown;
  /** The same answer in the other version; not blank. */
  other: unknown;
}

/** Answer with marks on the words that the other version lacks, also for screen readers. */
export default function MarkedAnswer({ question, answer, other }: MarkedAnswerProps) {
  const pairs = useMemo(
    () =>
      question.kind === 'rows'
        ? pairRows(question, asAnswer(question, answer), asAnswer(question, other))
        : null,
    [question, answer, other],
  );
  // Called for the answer, or for each answer in a row of a list.
  const renderText: RenderText = (text, textQuestion, row) => {
    const otherAnswer = row ? pairs?.get(row)?.[textQuestion.name] : other;
    const hasOtherAnswer = otherAnswer !== undefined && !isBlankAnswer(textQuestion, otherAnswer);
    const pieces = dividePieces(text, hasOtherAnswer ? answerText(textQuestion, otherAnswer) : null);
    // A single answer without a common word needs no marks: it differs as a whole.
    return row || haveWordsInCommon(pieces) ? <Pieces pieces={pieces} /> : text;
  };
  return <ReviewAnswer question={question} answer={answer} renderText={renderText} />;
}

/** Text with its differing pieces marked. */
function Pieces({ pieces }: { pieces: readonly TextPiece[] }) {
  return pieces.map(({ text, differs }, index) =>
    differs ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are read, never moved
      <mark key={index} className={classes.differs}>
        <VisuallyHidden component="span">[differs: </VisuallyHidden>
        {text}
        <VisuallyHidden component="span">] </VisuallyHidden>
      </mark>
    ) : (
      text
    ),
  );
}
