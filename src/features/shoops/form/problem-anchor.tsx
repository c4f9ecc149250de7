import type { ReactNode } from 'react';
import { fieldId, useAnswerForm } from '#questionnaire/answer-form.ts';
import classes from './medicine-card.module.css';

/** Focus target of the error summary for a problem that is not about an answer. */
export function ProblemAnchor({ path, children }: { path: string; children: ReactNode }) {
  const { idPrefix } = useAnswerForm();
  return (
    <div id={fieldId(idPrefix, path)} tabIndex={-1} className={classes.problemAnchor}>
      {children}
    </div>
  );
}
