import { VisuallyHidden } from '@mantine/core';
import type { Question } from '#domain/questions/question.ts';
import classes from './review.module.css';
import { ReviewAnswer } from './review-answer.tsx';

/** A question that asks in a sentence would not read well before "not added". */
function notAdded(label: string): string {
  return label.endsWith('?') ? 'Answer not added' : `${label} not added`;
}

interface ReviewRowProps {
  question: Question;
  answer: unknown;
  /** The label is heard and not seen: the heading right above says the same. */
  labelHidden: boolean;
}

/** A question and its answer, or that there is none. */
export function ReviewRow({ question, answer, labelHidden }: ReviewRowProps) {
  return (
    <div className={classes.row} data-label-hidden={labelHidden || undefined}>
      <dt className={classes.label}>
        {labelHidden ? <VisuallyHidden>{question.label}</VisuallyHidden> : question.label}
      </dt>
      <dd className={classes.answer}>
        {question.isBlank(answer as never) ? (
          <em className={classes.missing}>{notAdded(question.label)}</em>
        ) : (
          <ReviewAnswer question={question} answer={answer} />
        )}
      </dd>
    </div>
  );
}
