import type { ReactNode } from 'react';
import { fieldId, useAnswerForm } from '#questionnaire/answer-form.ts';
import classes from './medicine-card.module.css';

/** Where the list of problems leads for something that is wrong beside the answers. */
export function AtProblem({ path, children }: { path: string; children: ReactNode }) {
  const { idPrefix } = useAnswerForm();
  return (
    <div id={fieldId(idPrefix, path)} tabIndex={-1} className={classes.beside}>
      {children}
    </div>
  );
}
