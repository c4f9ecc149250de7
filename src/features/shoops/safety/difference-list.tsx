import type { ShoopDifference } from '#domain/shoops/safety/differences.ts';
import classes from './safety.module.css';

interface DifferenceListProps {
  differences: readonly ShoopDifference[];
  /** What the two versions are called: 'Sent' and 'Stored'. */
  first: string;
  second: string;
  /** Names the medicine with each. */
  ofSeveral?: boolean;
}

/** What two versions of a Shoop say otherwise, one beneath the other. */
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
