import type { DoseWarning } from '#domain/shoops/safety/warnings.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { AmountText } from './amount-text.tsx';
import classes from './warnings.module.css';

/** Lists the texts of dose warnings. */
export function WarningItems({ warnings }: { warnings: readonly DoseWarning[] }) {
  return (
    <ul className={classes.warnings}>
      {warnings.map(({ key, text }) => (
        <li key={key}>
          <AmountText text={text} />
        </li>
      ))}
    </ul>
  );
}

interface WarningListProps {
  title: string;
  /** Subject of the warnings for screen readers: 'medicine 2'. */
  about: string;
  warnings: readonly DoseWarning[];
}

/** Dose warnings about one medicine; renders nothing if there are none. */
export function WarningList({ title, about, warnings }: WarningListProps) {
  if (warnings.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label={`${title}: ${about}`} className={classes.strong}>
      <InlineNotice kind="warning" title={title}>
        <WarningItems warnings={warnings} />
      </InlineNotice>
    </div>
  );
}
