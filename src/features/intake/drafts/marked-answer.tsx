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
  const renderText: RenderText = (text, asked, row) => {
    const held = row ? pairs?.get(row)?.[asked.name] : other;
    const isHeld = held !== undefined && !isBlankAnswer(asked, held);
    const pieces = dividePieces(text, isHeld ? answerText(asked, held) : null);
    // A single answer without a common word needs no marks: it differs as a whole.
    return row || haveWordsInCommon(pieces) ? <Pieces pieces={pieces} /> : text;
  };
  return <ReviewAnswer question={question} answer={answer} renderText={renderText} />;
}

function Pieces({ pieces }: { pieces: readonly TextPiece[] }) {
  return pieces.map(({ text, differs }, place) =>
    differs ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are read, never moved
      <mark key={place} className={classes.differs}>
        <VisuallyHidden component="span">[differs: </VisuallyHidden>
        {text}
        <VisuallyHidden component="span">] </VisuallyHidden>
      </mark>
    ) : (
      text
    ),
  );
}
