import type { IncompleteLine } from '#domain/shoops/safety/incomplete-lines.ts';
import { INCOMPLETE_TITLE, IncompleteList } from '../incomplete-list.tsx';
import classes from '../warnings.module.css';

/** Number of lines above which the warnings are folded. */
const MAX_OPEN_LINES = 2;

interface PreviewIncompleteProps {
  lines: readonly IncompleteLine[];
  names: readonly string[];
}

/** Incomplete warnings in the preview, without links because the form is behind the dialog. */
export function PreviewIncomplete({ lines, names }: PreviewIncompleteProps) {
  if (lines.length === 0) return null;
  const list = <IncompleteList lines={lines} names={names} />;
  const count = lines.reduce((sum, { warnings }) => sum + warnings.length, 0);
  return lines.length > MAX_OPEN_LINES ? (
    <details className={classes.quiet}>
      <summary className={classes.summary}>
        {INCOMPLETE_TITLE}: {count} points
      </summary>
      {list}
    </details>
  ) : (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label={INCOMPLETE_TITLE} className={classes.quiet}>
      <p className={classes.quietTitle}>{INCOMPLETE_TITLE}</p>
      {list}
    </div>
  );
}
