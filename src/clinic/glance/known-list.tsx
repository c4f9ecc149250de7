import type { Known } from '#domain/shoops/patient-in-view.ts';
import classes from './known-list.module.css';

interface KnownListProps {
  /** Names; null if the question is not answered. */
  known: Known;
  /** Text when the patient has none. */
  none: string;
  /** Text when the question is not answered. */
  unknown: string;
}

/** Lists names, or says that there are none or that it is unknown (decision 73). */
export function KnownList({ known, none, unknown }: KnownListProps) {
  if (known === null) return <em className={classes.unknown}>{unknown}</em>;
  if (known.length === 0) return <span>{none}</span>;
  return (
    <ul className={classes.names}>
      {known.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: read-only, and two may have one name
        <li key={index}>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  );
}
