import { Title, type TitleOrder } from '@mantine/core';
import { questionsOfRow } from '#domain/questions/answers/joined.ts';
import { reviewRowsOf } from '#domain/questions/answers/review-rows.ts';
import type { Answers } from '#domain/questions/question.ts';
import type { QuestionGroup } from '#domain/questions/questionnaire.ts';
import { fitOnLines } from '../fit-on-lines.ts';
import { JoinedRow } from './joined-row.tsx';
import classes from './review.module.css';
import { labelForAudience, type ReviewAudience } from './review-audience.ts';
import { ReviewRow } from './review-row.tsx';

interface ReviewGroupProps {
  group: QuestionGroup;
  answers: Answers;
  audience: ReviewAudience;
  titleOrder: TitleOrder;
}

/** Visible questions of a group with their answers, under the group's heading. */
export function ReviewGroup({ group, answers, audience, titleOrder }: ReviewGroupProps) {
  // Only the author reads names and addresses as one row; a physician looks up single fields.
  const rows = reviewRowsOf(group, answers, audience === 'patient');
  if (rows.length === 0) return null;
  return (
    <div>
      {group.title && !group.titleHidden && (
        <Title order={titleOrder} size="h4" className={classes.title}>
          {labelForAudience(audience, group.title, group.summaryLabel)}
        </Title>
      )}
      <dl className={classes.rows} data-lines={fitOnLines(group.questions) || undefined}>
        {rows.map((row) =>
          'joined' in row ? (
            <JoinedRow
              key={row.given[0]?.name}
              label={row.joined.label ?? group.title ?? ''}
              questions={row.given}
              names={questionsOfRow(row).map(({ name }) => name)}
              separator={row.joined.between}
              answers={answers}
              labelHidden={row.joined.label === undefined}
            />
          ) : (
            <ReviewRow
              key={row.name}
              question={row}
              label={labelForAudience(audience, row.label, row.summaryLabel)}
              answer={answers[row.name]}
              audience={audience}
              labelHidden={row.label === group.title}
            />
          ),
        )}
      </dl>
    </div>
  );
}
