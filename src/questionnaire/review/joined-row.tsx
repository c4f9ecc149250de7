import { Fragment } from 'react';
import type { Answers, Question } from '#domain/questions/question.ts';
import classes from './review.module.css';
import { ReviewAnswer } from './review-answer.tsx';
import { ReviewLabel } from './review-label.tsx';

interface JoinedRowProps {
  label: string;
  /** Each has an answer. */
  questions: readonly Question[];
  /** What stands between two of them. */
  between: string;
  answers: Answers;
  /** The label is heard and not seen: the heading right above says the same. */
  labelHidden: boolean;
}

/** Answers that are read together, in one row. */
export function JoinedRow({ label, questions, between, answers, labelHidden }: JoinedRowProps) {
  return (
    <div className={classes.row} data-label-hidden={labelHidden || undefined}>
      <ReviewLabel hidden={labelHidden}>{label}</ReviewLabel>
      <dd className={classes.answer}>
        {questions.map((question, place) => (
          <Fragment key={question.name}>
            {place > 0 && between}
            <bdi>
              <ReviewAnswer question={question} answer={answers[question.name]} />
            </bdi>
          </Fragment>
        ))}
      </dd>
    </div>
  );
}
