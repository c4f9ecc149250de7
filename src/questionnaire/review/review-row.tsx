import { VisuallyHidden } from '@mantine/core';
import type { Question } from '#domain/questions/question.ts';
import { missingText } from './missing.ts';
import classes from './review.module.css';
import { ReviewAnswer } from './review-answer.tsx';

interface ReviewRowProps {
  question: Question;
  answer: unknown;
  /** The label is heard and not seen: the heading right above says the same. */
  labelHidden: boolean;
}

/** A question and its answer, or that there is none. */
export function ReviewRow({ question, answer, labelHidden }: ReviewRowProps) {
  return (
    <div
      className={classes.row}
      data-label-hidden={labelHidden || undefined}
      data-wide={question.kind === 'yesNoList' || undefined}
    >
      <dt className={classes.label}>
        {labelHidden ? <VisuallyHidden>{question.label}</VisuallyHidden> : question.label}
      </dt>
      <dd className={classes.answer}>
        {question.isBlank(answer as never) ? (
          <em className={classes.missing}>{missingText(question)}</em>
        ) : (
          <ReviewAnswer question={question} answer={answer} />
        )}
      </dd>
    </div>
  );
}
