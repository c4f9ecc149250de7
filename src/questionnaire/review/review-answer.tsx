import type { ReactNode } from 'react';
import { isRowOmitted } from '#domain/questions/answers/rows.ts';
import { isVisible } from '#domain/questions/condition.ts';
import type { Answers, Flags, Question, RowsQuestion, TriStates } from '#domain/questions/question.ts';
import { isUnset } from '#domain/questions/slider.ts';
import { withColon } from '#ui/reading/with-colon.ts';
import { answerText } from './answer-text.ts';
import classes from './review.module.css';
import type { ReviewAudience } from './review-audience.ts';
import { YesNoBrief } from './yes-no-brief.tsx';

/**
 * Renders the text of one answer, for example with highlights.
 * @param row row that contains the answer; null outside of a list
 */
export type RenderText = (text: string, question: Question, row: Answers | null) => ReactNode;

interface ReviewAnswerProps {
  question: Question;
  answer: unknown;
  audience?: ReviewAudience;
  renderText?: RenderText;
}

/** Renders a non-blank answer by the kind of its question. */
export function ReviewAnswer({ question, answer, audience = 'patient', renderText }: ReviewAnswerProps) {
  const text = answerText(question, answer);
  if (text !== null) {
    const rendered = renderText ? renderText(text, question, null) : text;
    const isProse = question.kind === 'text' && question.long;
    return isProse ? <span className={classes.prose}>{rendered}</span> : rendered;
  }
  switch (question.kind) {
    case 'flags':
      return <FlagList options={question.options} flags={answer as Flags} />;
    case 'rows':
      return <RowList question={question} rows={answer as Answers[]} renderText={renderText} />;
    case 'yesNoList':
      return <YesNoBrief question={question} answers={answer as TriStates} audience={audience} />;
    default:
      return null;
  }
}

interface FlagListProps {
  options: readonly { value: string; label: string }[];
  flags: Flags;
}

/** Chosen options of a question, read as one sentence. */
function FlagList({ options, flags }: FlagListProps) {
  return (
    <ul className={`${classes.list} ${classes.flowing}`}>
      {options
        .filter(({ value }) => flags[value] === true)
        .map(({ value, label }) => (
          <li key={value}>{label}</li>
        ))}
    </ul>
  );
}

/** Returns the rows of a list that are sent; rows without an answer are left out. */
export const sentRows = (question: RowsQuestion, rows: readonly Answers[]): Answers[] =>
  rows.filter((row) => !isRowOmitted(question, row));

interface RowListProps {
  question: RowsQuestion;
  rows: readonly Answers[];
  renderText: RenderText | undefined;
}

/** Rows of a list that are sent. */
function RowList({ question, rows, renderText }: RowListProps) {
  const { questions, name } = question;
  const shownRows = sentRows(question, rows);
  return (
    <ol className={classes.list}>
      {shownRows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are read, never moved
        <li key={`${name}.${index}`}>
          <RowAnswers questions={questions} row={row} renderText={renderText} />
        </li>
      ))}
    </ol>
  );
}

interface RowAnswersProps extends Pick<RowListProps, 'renderText'> {
  questions: RowsQuestion['questions'];
  row: Answers;
}

/** Renders a row as one line of labelled answers, after the unlabelled answer that names it. */
function RowAnswers({ questions, row, renderText }: RowAnswersProps) {
  const renderInRow: RenderText | undefined =
    renderText && ((text, question) => renderText(text, question, row));
  // Safe casts to `never`: TypeScript cannot infer that a question's kind fits its answer.
  const answered = questions.filter(
    (q) => isVisible(q, row) && !q.isBlank(row[q.name] as never) && !isUnset(q, row[q.name]),
  );
  const isNamed = answered[0]?.required === true && answered[0] === questions[0];
  const [nameQuestion, details] = isNamed ? [answered[0], answered.slice(1)] : [null, answered];
  return (
    <>
      {nameQuestion && (
        <div className={classes.rowName}>
          <ReviewAnswer question={nameQuestion} answer={row[nameQuestion.name]} renderText={renderInRow} />
        </div>
      )}
      {details.map((question, index) => (
        <span key={question.name}>
          {index > 0 && ', '}
          {questions.length > 1 && <span className={classes.rowLabel}>{withColon(question.label)} </span>}
          <ReviewAnswer question={question} answer={row[question.name]} renderText={renderInRow} />
        </span>
      ))}
    </>
  );
}
