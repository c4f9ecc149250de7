import { Fragment } from 'react';
import type { Answers, Question } from '#domain/questions/question.ts';
import classes from './review.module.css';
import { ReviewAnswer } from './review-answer.tsx';
import { ReviewLabel } from './review-label.tsx';
import { ChangedMark, useReviewMark } from './review-marks.tsx';

interface JoinedRowProps {
  label: string;
  /** Questions of the row; all are answered. */
  questions: readonly Question[];
  /** Names of all questions that the row answers. */
  names: readonly string[];
  /** Separator between two answers. */
  separator: string;
  answers: Answers;
  /** Hides the label visually, because the heading above has the same text. */
  labelHidden: boolean;
}

/** Row of a review that joins several answers. */
export function JoinedRow(props: JoinedRowProps) {
  const { label, questions, names, separator, answers, labelHidden } = props;
  const { isChanged, attributes } = useReviewMark()(names);
  return (
    <div className={classes.row} data-label-hidden={labelHidden || undefined} {...attributes}>
      <ReviewLabel hidden={labelHidden}>{label}</ReviewLabel>
      <dd className={classes.answer}>
        {questions.map((question, index) => (
          <Fragment key={question.name}>
            {index > 0 && separator}
            <bdi>
              <ReviewAnswer question={question} answer={answers[question.name]} />
            </bdi>
          </Fragment>
        ))}
        {isChanged && <ChangedMark />}
      </dd>
    </div>
  );
}
