import { Text, Title } from '@mantine/core';
import { memo, useId } from 'react';
import type { Question } from '#domain/questions/question.ts';
import type { QuestionGroup as Group, Problems } from '#domain/questions/questionnaire.ts';
import { QuestionField } from './question-field.tsx';
import classes from './questionnaire.module.css';
import { Shown } from './shown.tsx';

/** One object for all lists without a problem, so that they are not rendered again. */
const none: Problems = {};

function problemsOf(question: Question, problems: Problems): Problems {
  return Object.keys(problems).some((path) => path.startsWith(`${question.name}.`)) ? problems : none;
}

/** Questions under a small heading: one column on a phone, related short ones side by side where there is room. */
export const QuestionGroup = memo(function QuestionGroup(props: QuestionGroupProps) {
  return (
    <Shown when={props.group.when}>
      <ShownGroup {...props} />
    </Shown>
  );
});

interface QuestionGroupProps {
  group: Group;
  problems: Problems;
}

function ShownGroup(props: QuestionGroupProps) {
  const { title, hint, questions } = props.group;
  const titleId = useId();
  const Tag = title ? 'fieldset' : 'div';
  return (
    <Tag aria-labelledby={title && titleId} className={classes.group}>
      {title && (
        <Title order={3} size="h4" id={titleId} className={classes.title}>
          {title}
        </Title>
      )}
      {hint && (
        <Text c="dimmed" size="sm" className={classes.title}>
          {hint}
        </Text>
      )}
      <div className={classes.grid}>
        {questions.map((question) => (
          <QuestionField
            key={question.name}
            question={question}
            problem={props.problems[question.name]}
            problems={question.kind === 'rows' ? problemsOf(question, props.problems) : undefined}
            labelHidden={question.label === title}
          />
        ))}
      </div>
    </Tag>
  );
}
