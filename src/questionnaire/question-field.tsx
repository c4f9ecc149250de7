import { memo } from 'react';
import type { Question } from '#domain/questions/question.ts';
import type { Problems } from '#domain/questions/questionnaire.ts';
import { AnswerField } from './answer-field.tsx';
import classes from './questionnaire.module.css';
import { RowsInput } from './rows-input.tsx';
import { Shown } from './shown.tsx';

interface QuestionFieldProps {
  question: Question;
  problem?: string;
  /** All problems of the form, for a list, whose rows have their own. */
  problems?: Problems;
  labelHidden?: boolean;
}

/** One question in its place on the grid, while it is to be asked. */
export const QuestionField = memo(function QuestionField(props: QuestionFieldProps) {
  const { question, problem, problems, labelHidden } = props;
  return (
    <Shown when={question.when}>
      <div className={classes.field} data-width={question.width}>
        {question.kind === 'rows' ? (
          <RowsInput question={question} problem={problem} problems={problems} labelHidden={labelHidden} />
        ) : (
          <AnswerField question={question} path={question.name} problem={problem} labelHidden={labelHidden} />
        )}
      </div>
    </Shown>
  );
});
