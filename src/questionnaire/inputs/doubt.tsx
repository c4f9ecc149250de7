import { IconAlertTriangle } from '@tabler/icons-react';
import classes from './inputs.module.css';

/** What is asked about an answer that breaks no rule. It is announced by whoever shows it. */
export function Doubt({ id, children }: { id?: string; children: string }) {
  return (
    <span id={id} className={classes.doubt}>
      <IconAlertTriangle aria-hidden size={18} stroke={1.75} />
      {children}
    </span>
  );
}

/** The words under an input: its hint, and what is asked about its answer. */
export function underInput(hint?: string, doubt?: string | null) {
  if (!doubt) return hint;
  return (
    <>
      {hint}
      <Doubt>{doubt}</Doubt>
    </>
  );
}
