import type { ShoopDifference } from '#domain/shoops/safety/compare/differences.ts';
import classes from './safety.module.css';

interface DifferenceListProps {
  differences: readonly ShoopDifference[];
  /** Names of the two versions: 'Sent' and 'Stored'. */
  first: string;
  second: string;
  /** Adds the medicine's name to each difference. */
  ofSeveral?: boolean;
}

/** Lists the differences between two versions of a Shoop. */
export function DifferenceList({ differences, first, second, ofSeveral }: DifferenceListProps) {
  return (
    <ul className={classes.differences}>
      {differences.map((difference) => (
        <li key={JSON.stringify(difference)}>
          <b>{ofSeveral ? `${difference.medicine}, ${difference.what}` : difference.what}</b>
          <div>
            {first}: {difference.sent}
          </div>
          <div>
            {second}: {difference.stored}
          </div>
        </li>
      ))}
    </ul>
  );
}
