import { feelings } from '#domain/check-ups/check-up.ts';
import classes from './trends.module.css';

/** Legend of the stacked bars, from top to bottom. Their tables have the same words. */
export function TrendLegend() {
  return (
    <ul className={classes.legend} aria-hidden>
      {feelings.toReversed().map(({ value, label }) => (
        <li key={value} data-feeling={value}>
          {label}
        </li>
      ))}
    </ul>
  );
}
