import { IconAlertTriangle } from '@tabler/icons-react';
import classes from './inputs.module.css';

/** Query about a valid answer. The component that computes it announces it. */
export function AnswerQuery({ id, children }: { id?: string; children: string }) {
  return (
    <span id={id} className={classes.query}>
      <IconAlertTriangle aria-hidden size={18} stroke={1.75} />
      {children}
    </span>
  );
}

/** Returns the text under an input: its hint, and a query about its answer. */
export function renderDescription(hint?: string, answerQuery?: string | null) {
  if (!answerQuery) return hint;
  return (
    <>
      {hint}
      <AnswerQuery>{answerQuery}</AnswerQuery>
    </>
  );
}
