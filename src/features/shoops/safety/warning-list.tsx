import type { ShoopWarning } from '#domain/shoops/safety/warnings.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import classes from './safety.module.css';

interface WarningListProps {
  title: string;
  /** What the warnings are of, to a screen reader: 'medicine 2'. */
  about: string;
  warnings: readonly ShoopWarning[];
}

/** Warnings of one medicine; nothing where there are none. */
export function WarningList({ title, about, warnings }: WarningListProps) {
  if (warnings.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label={`${title}: ${about}`}>
      <InlineNotice kind="warning" title={title}>
        <ul className={classes.warnings}>
          {warnings.map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
        </ul>
      </InlineNotice>
    </div>
  );
}
