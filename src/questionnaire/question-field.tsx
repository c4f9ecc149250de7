import { memo } from 'react';
import type { Question } from '#domain/questions/question.ts';
import type { Problems } from '#domain/questions/questionnaire.ts';
import { AnswerField } from './answer-field.tsx';
import classes from './questionnaire.module.css';
import { RowsInput } from './rows/rows-input.tsx';
import { Shown } from './shown.tsx';
import { YesNoListInput } from './yes-no-list/yes-no-list-input.tsx';

interface QuestionFieldProps {
  question: Question;
  problem?: string;
  /** All problems of the form; only a list needs them, for its rows. */
  problems?: Problems;
  labelHidden?: boolean;
  /** Number of questions in the group that this one is a follow-up of, counted transitively. */
  depth?: number;
}

/** Renders a visible question in its place on the grid. */
export const QuestionField = memo(function QuestionField(props: QuestionFieldProps) {
  const { question, depth = 0 } = props;
  return (
    <Shown when={question.when}>
      <div
        className={classes.field}
        data-width={question.width}
        data-follow-up={depth > 0 || undefined}
        style={depth > 0 ? { '--depth': depth } : undefined}
      >
        <Field {...props} />
      </div>
    </Shown>
  );
});

/** Selects the component by kind. Lists watch their answers themselves. */
function Field({ question, problem, problems, labelHidden }: QuestionFieldProps) {
  switch (question.kind) {
    case 'rows':
      return (
        <RowsInput question={question} problem={problem} problems={problems} labelHidden={labelHidden} />
      );
    case 'yesNoList':
      return <YesNoListInput question={question} labelHidden={labelHidden} />;
    default:
      return (
        <AnswerField question={question} path={question.name} problem={problem} labelHidden={labelHidden} />
      );
  }
}
