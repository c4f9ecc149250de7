import { useId } from 'react';
import { type Charter, getCharterTitle, isTwoSeats } from '#mocks/charters/charter.ts';
import type { CharterResult } from '#mocks/charters/results.ts';
import classes from '../../parts.module.css';
import { CharterStart } from './charter-start.tsx';
import styles from './charters.module.css';
import { OutcomeButtons } from './outcome-buttons.tsx';
import { ResultDetails } from './result-details.tsx';

interface CharterCardProps {
  charter: Charter;
  result: CharterResult | undefined;
}

/** Describes where a charter starts: 'half-done, two seats'. */
const describeStart = ({ scenario, opens }: Charter) => scenario + (isTwoSeats(opens) ? ', two seats' : '');

/** Charter with its start, its outcome and the details of its result. */
export function CharterCard({ charter, result }: CharterCardProps) {
  const titleId = useId();
  const title = getCharterTitle(charter);
  return (
    <li>
      <article
        className={classes.card}
        aria-labelledby={titleId}
        data-alarm={result?.outcome === 'failed' || undefined}
      >
        <h4 id={titleId} className={classes.partTitle}>
          {title}
        </h4>
        <p>{charter.mission}</p>
        <p>
          <b>Right if</b> {charter.oracle}
        </p>
        <p className={classes.meta}>
          <span>{charter.clauses.join(', ')}</span>
          <span className={styles.start}>{describeStart(charter)}</span>
        </p>
        <div className={classes.actions}>
          <CharterStart charter={charter} title={title} />
          <OutcomeButtons id={charter.id} title={title} outcome={result?.outcome} />
        </div>
        {result && <ResultDetails id={charter.id} title={title} result={result} />}
      </article>
    </li>
  );
}
