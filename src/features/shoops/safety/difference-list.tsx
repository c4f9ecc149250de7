import type { ShoopDifference } from '#domain/shoops/safety/compare/differences.ts';
import classes from './safety.module.css';

interface DifferenceListProps {
  differences: readonly ShoopDifference[];
  /** Names of the two versions: 'Sent' and 'Stored'. */
  firstLabel: string;
  secondLabel: string;
  /** Adds the medicine's name to each difference. */
  namesMedicine?: boolean;
}

/** Lists the differences between two versions of a Shoop: `sent` the first, `stored` the second. */
export function DifferenceList({ differences, firstLabel, secondLabel, namesMedicine }: DifferenceListProps) {
  return (
    <ul className={classes.differences}>
      {differences.map((difference) => (
        <li key={JSON.stringify(difference)}>
          <b>{namesMedicine ? `${difference.medicine}, ${difference.what}` : difference.what}</b>
          <div>
            {firstLabel}: {difference.sent}
          </div>
          <div>
            {secondLabel}: {difference.stored}
          </div>
        </li>
      ))}
    </ul>
  );
}
