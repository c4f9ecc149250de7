import { Fragment } from 'react';
import type { Joined } from '#domain/questions/joined.ts';
import type { Answers, Question } from '#domain/questions/question.ts';
import classes from './review.module.css';
import { ReviewAnswer } from './review-answer.tsx';
import { ReviewLabel } from './review-label.tsx';

interface JoinedRowProps {
  joined: Joined;
  /** Those of its questions that have an answer. */
  given: readonly Question[];
  answers: Answers;
  /** The label is heard and not seen: the heading right above says the same. */
  labelHidden: boolean;
}

/** Answers that are read together, in one row. */
export function JoinedRow({ joined, given, answers, labelHidden }: JoinedRowProps) {
  const inOrder = joined.of.filter((question) => given.includes(question));
  return (
    <div className={classes.row} data-label-hidden={labelHidden || undefined}>
      <ReviewLabel hidden={labelHidden}>{joined.label}</ReviewLabel>
      <dd className={classes.answer}>
        {inOrder.map((question, place) => (
          <Fragment key={question.name}>
            {place > 0 && joined.between}
            <ReviewAnswer question={question} answer={answers[question.name]} />
          </Fragment>
        ))}
      </dd>
    </div>
  );
}
