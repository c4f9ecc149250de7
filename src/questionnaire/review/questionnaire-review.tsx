import { Text, type TitleOrder } from '@mantine/core';
import { hasNoAnswers } from '#domain/questions/answers/review-rows.ts';
import type { Answers, WireRecord } from '#domain/questions/question.ts';
import { decodeAnswers, type Questionnaire } from '#domain/questions/questionnaire.ts';
import { seenItemNames } from '#domain/seen-answers/seen-items.ts';
import classes from './review.module.css';
import type { ReviewAudience } from './review-audience.ts';
import { ReviewGroup } from './review-group.tsx';
import { ChangedMark, useReviewMark } from './review-marks.tsx';

interface QuestionnaireReviewProps {
  questionnaire: Questionnaire;
  /** Stored record, or null if none is stored. Alternatively `answers` of a form. */
  record?: WireRecord | null;
  answers?: Answers;
  /** Text if nothing is answered: 'No Contacts Information Added' (physician §2). */
  emptyText: string;
  audience?: ReviewAudience;
  /** Level of the groups' headings. */
  titleOrder?: TitleOrder;
}

/** Read-only view of a questionnaire: visible questions and answers, in the form's order. */
export function QuestionnaireReview(props: QuestionnaireReviewProps) {
  const { questionnaire, record = null, emptyText, audience = 'patient', titleOrder = 3 } = props;
  const answers = props.answers ?? decodeAnswers(questionnaire, record);
  const emptyMark = useReviewMark()(questionnaire.questions.flatMap(seenItemNames));
  if (hasNoAnswers(questionnaire, answers)) {
    return (
      <Text fs="italic" c="dimmed" {...emptyMark.attributes}>
        {emptyText}
        {emptyMark.isChanged && <ChangedMark />}
      </Text>
    );
  }
  return (
    <div className={classes.review} data-audience={audience}>
      {questionnaire.groups.map((group) => (
        <ReviewGroup
          key={group.questions[0]?.name}
          group={group}
          answers={answers}
          audience={audience}
          titleOrder={titleOrder}
        />
      ))}
    </div>
  );
}
