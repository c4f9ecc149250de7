import type { Question } from '#domain/questions/question.ts';
import { isUnset } from '#domain/questions/slider.ts';
import { seenItemNames } from '#domain/seen-answers/seen-items.ts';
import { missingText } from './missing-text.ts';
import classes from './review.module.css';
import { ReviewAnswer } from './review-answer.tsx';
import type { ReviewAudience } from './review-audience.ts';
import { ReviewLabel } from './review-label.tsx';
import { ChangedMark, useReviewMark } from './review-marks.tsx';

interface ReviewRowProps {
  question: Question;
  /** Label of the question, in the words for the audience. */
  label: string;
  answer: unknown;
  audience: ReviewAudience;
  /** Hides the label visually, because the heading above has the same text. */
  labelHidden: boolean;
}

/** Kinds with short answers. */
const briefKinds: readonly Question['kind'][] = ['yesNo', 'toggle', 'number', 'slider', 'date', 'month'];

/** Returns true if the answer may take many lines, so that it gets the whole width. */
const isLong = (question: Question) =>
  question.kind === 'rows' || (question.kind === 'text' && question.long === true);

/** Row of a review: a question's label and its answer, or that it is missing. */
export function ReviewRow({ question, label, answer, audience, labelHidden }: ReviewRowProps) {
  // Safe cast to `never`: TypeScript cannot infer that a question's kind fits its answer.
  const isMissing = question.isBlank(answer as never) || isUnset(question, answer);
  // Each entry of a long list has a mark of its own.
  const isMarkedAsWhole = question.kind !== 'yesNoList' || isMissing;
  const { isChanged, attributes } = useReviewMark()(seenItemNames(question));
  return (
    <div
      {...(isMarkedAsWhole && attributes)}
      className={classes.row}
      data-label-hidden={labelHidden || undefined}
      data-wide={question.kind === 'yesNoList' || undefined}
      data-long={(!isMissing && isLong(question)) || undefined}
      data-brief={(!isMissing && briefKinds.includes(question.kind)) || undefined}
    >
      <ReviewLabel hidden={labelHidden}>{label}</ReviewLabel>
      <dd className={classes.answer}>
        {isMissing ? (
          <em className={classes.missing}>{question.missingText ?? missingText(label)}</em>
        ) : (
          <ReviewAnswer question={question} answer={answer} audience={audience} />
        )}
        {isMarkedAsWhole && isChanged && <ChangedMark />}
      </dd>
    </div>
  );
}
