import { Anchor } from '@mantine/core';
import { Fragment } from 'react';
import type { IncompleteLine } from '#domain/shoops/safety/incomplete-lines.ts';
import type { IncompleteWarning } from '#domain/shoops/safety/warnings.ts';
import { AmountText } from './amount-text.tsx';
import classes from './warnings.module.css';

/** Title of the box with incomplete warnings, which is less prominent than the dose warnings. */
export const INCOMPLETE_TITLE = 'Also to check';

interface IncompleteListProps {
  lines: readonly IncompleteLine[];
  /** Names of the medicines by index. */
  names: readonly string[];
  /** Shows a field of the form; absent where the form cannot be reached. */
  onFollow?: (path: string) => void;
}

/** Lists incomplete warnings, one line per kind. */
export function IncompleteList({ lines, names, onFollow }: IncompleteListProps) {
  const renderWarning = ({ medicine, path, place }: IncompleteWarning) => {
    const text = `${names[medicine]}: ${place}`;
    if (!onFollow) return <AmountText text={text} />;
    return (
      <Anchor component="button" type="button" className={classes.follow} onClick={() => onFollow(path)}>
        {text}
      </Anchor>
    );
  };
  return (
    <ul className={classes.lines}>
      {lines.map(({ kind, title, warnings }) => (
        <li key={kind}>
          <span className={classes.kind}>{title}</span>
          {warnings.map((warning, index) => (
            <Fragment key={warning.key}>
              {index === 0 ? ' ' : '; '}
              {renderWarning(warning)}
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  );
}
