import { Text, Title, VisuallyHidden } from '@mantine/core';
import { memo, useId } from 'react';
import type { Question } from '#domain/questions/question.ts';
import type { QuestionGroup as Group, Problems } from '#domain/questions/questionnaire.ts';
import { fitOnLines } from './fit-on-lines.ts';
import { useCurrentParts } from './parts/part-context.ts';
import { QuestionField } from './question-field.tsx';
import classes from './questionnaire.module.css';
import { Shown } from './shown.tsx';

/** Shared by all lists without a problem, so that memoized lists do not re-render. */
const noProblems: Problems = {};

/** Returns all problems if one is in the list's rows, else the shared empty object. */
function problemsOf(question: Question, problems: Problems): Problems {
  return Object.keys(problems).some((path) => path.startsWith(`${question.name}.`)) ? problems : noProblems;
}

/** Questions under a heading: one column on a phone, short ones side by side if there is room. */
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

/** Counts the yes/no questions, flags and open choices that reveal this one, transitively. */
function depthOf({ when }: Question, group: readonly Question[]): number {
  const parent = group.find(({ name }) => name === when?.on.name);
  if (!parent) return 0;
  const asksForMore = parent.kind === 'yesNo' || parent.kind === 'flags' || isOpenChoice(parent);
  return depthOf(parent, group) + Number(asksForMore);
}

/** Returns true for a choice that starts unanswered (Yes, No or Unsure); false for units. */
const isOpenChoice = (question: Question) =>
  question.kind === 'choice' && question.showsButtons === true && question.blank === '';

/** Heading and fields of a group whose condition holds. */
function ShownGroup(props: QuestionGroupProps) {
  const { title, titleHidden, hint, questions } = props.group;
  const titleId = useId();
  const parts = useCurrentParts();
  const isInOtherPart = parts !== null && !parts.part.groups.includes(props.group);
  const Tag = title ? 'fieldset' : 'div';
  return (
    <Tag aria-labelledby={title && titleId} className={classes.group} hidden={isInOtherPart}>
      {title && titleHidden && (
        <VisuallyHidden component="h3" id={titleId}>
          {title}
        </VisuallyHidden>
      )}
      {title && !titleHidden && (
        <Title order={3} size="h4" id={titleId} className={classes.title}>
          {title}
        </Title>
      )}
      {hint && (
        <Text c="dimmed" size="sm" className={classes.title}>
          {hint}
        </Text>
      )}
      <div className={classes.grid} data-lines={fitOnLines(questions) || undefined}>
        {questions.map((question) => (
          <QuestionField
            key={question.name}
            question={question}
            depth={depthOf(question, questions)}
            problem={props.problems[question.name]}
            problems={question.kind === 'rows' ? problemsOf(question, props.problems) : undefined}
            labelHidden={question.label === title}
          />
        ))}
      </div>
    </Tag>
  );
}
