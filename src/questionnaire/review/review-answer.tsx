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
  voice?: ReviewAudience;
  renderText?: RenderText;
}

/** Renders a non-blank answer by the kind of its question. */
export function ReviewAnswer({ question, answer, voice = 'asked', renderText }: ReviewAnswerProps) {
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
      return <YesNoBrief question={question} answers={answer as TriStates} voice={voice} />;
    default:
      return null;
  }
}

interface FlagListProps {
  options: readonly { value: string; label: string }[];
  flags: Flags;
}

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

/** Returns the rows that are sent. */
export const filledRows = (question: RowsQuestion, rows: readonly Answers[]): Answers[] =>
  rows.filter((row) => !isRowOmitted(question, row));

interface RowListProps {
  question: RowsQuestion;
  rows: readonly Answers[];
  renderText: RenderText | undefined;
}

function RowList({ question, rows, renderText }: RowListProps) {
  const { questions, name } = question;
  const filled = filledRows(question, rows);
  return (
    <ol className={classes.list}>
      {filled.map((row, index) => (
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
  const given = questions.filter(
    (q) => isVisible(q, row) && !q.isBlank(row[q.name] as never) && !isUnset(q, row[q.name]),
  );
  const isNamed = given[0]?.required === true && given[0] === questions[0];
  const [named, details] = isNamed ? [given[0], given.slice(1)] : [null, given];
  return (
    <>
      {named && (
        <div className={classes.rowName}>
          <ReviewAnswer question={named} answer={row[named.name]} renderText={renderInRow} />
        </div>
      )}
      {details.map((question, place) => (
        <span key={question.name}>
          {place > 0 && ', '}
          {questions.length > 1 && <span className={classes.rowLabel}>{withColon(question.label)} </span>}
          <ReviewAnswer question={question} answer={row[question.name]} renderText={renderInRow} />
        </span>
      ))}
    </>
  );
}
