import { type Dose, formatDose, inHundredths } from '#domain/values/doses.ts';
import classes from './shoops.module.css';

/** A dose with the word before it, which keeps its number from the one in a cannabinoid's name. */
export function DoseAmount({ dose, isFurther = false }: { dose: Dose; isFurther?: boolean }) {
  return (
    <>
      <span className={classes.word}>{isFurther ? 'and Dose' : 'Dose'}</span>{' '}
      <bdi className={classes.amount} data-known={inHundredths(dose) !== null || undefined}>
        {formatDose(dose)}
      </bdi>
    </>
  );
}
