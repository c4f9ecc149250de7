import { Text, Title, type TitleOrder } from '@mantine/core';
import { listReviewRows } from '#domain/questions/answers/joined.ts';
import { isVisible } from '#domain/questions/condition.ts';
import type { Answers, Question, WireRecord } from '#domain/questions/question.ts';
import { decodeAnswers, type Questionnaire } from '#domain/questions/questionnaire.ts';
import { fitOnLines } from '../in-lines.ts';
import { JoinedRow } from './joined-row.tsx';
import classes from './review.module.css';
import { labelForAudience, type ReviewAudience } from './review-audience.ts';
import { ReviewRow } from './review-row.tsx';

interface QuestionnaireReviewProps {
  questionnaire: Questionnaire;
  /** Stored record, or null if none is stored. Alternatively `answers` of a form. */
  record?: WireRecord | null;
  answers?: Answers;
  /** Text if nothing is answered: 'No Contacts Information Added' (physician §2). */
  emptyText: string;
  voice?: ReviewAudience;
  /** Level of the groups' headings. */
  titleOrder?: TitleOrder;
}

function isUntouched(question: Question, answer: unknown): boolean {
  const isDefault = JSON.stringify(answer) === JSON.stringify(question.blank);
  return isDefault || question.isBlank(answer as never);
}

/** Read-only view of a questionnaire: visible questions and answers, in the form's order. */
export function QuestionnaireReview(props: QuestionnaireReviewProps) {
  const { questionnaire, record = null, emptyText, voice = 'asked', titleOrder = 3 } = props;
  const answers = props.answers ?? decodeAnswers(questionnaire, record);
  const asked = questionnaire.questions.filter((question) => isVisible(question, answers));
  if (asked.every((question) => isUntouched(question, answers[question.name]))) {
    return (
      <Text fs="italic" c="dimmed">
        {emptyText}
      </Text>
    );
  }
  return (
    <div className={classes.review}>
      {questionnaire.groups.map((group) => (
        <div key={group.questions[0]?.name}>
          {group.title && !group.titleHidden && (
            <Title order={titleOrder} size="h4" className={classes.title}>
              {labelForAudience(voice, group.title, group.summaryLabel)}
            </Title>
          )}
          <dl className={classes.rows} data-lines={fitOnLines(group.questions) || undefined}>
            {listReviewRows(
              group.questions.filter((question) => asked.includes(question)),
              // Physicians look up single entries; authors see their answers as usually written.
              voice === 'asked' ? group.joined : [],
              answers,
            ).map((row) =>
              'joined' in row ? (
                <JoinedRow
                  key={row.given[0]?.name}
                  label={row.joined.label ?? group.title ?? ''}
                  questions={row.given}
                  between={row.joined.between}
                  answers={answers}
                  labelHidden={row.joined.label === undefined}
                />
              ) : (
                <ReviewRow
                  key={row.name}
                  question={row}
                  label={labelForAudience(voice, row.label, row.summaryLabel)}
                  answer={answers[row.name]}
                  voice={voice}
                  labelHidden={row.label === group.title}
                />
              ),
            )}
          </dl>
        </div>
      ))}
    </div>
  );
}
