import { type Dose, formatDose, inHundredths } from '#domain/values/amounts/doses.ts';
import classes from './shoops.module.css';

/** Dose after the word "Dose", which separates its number from digits in a cannabinoid's name. */
export function DoseAmount({ dose, isFurther = false }: { dose: Dose; isFurther?: boolean }) {
  return (
    <>
      <span className={classes.doseWord}>{isFurther ? 'and Dose' : 'Dose'}</span>{' '}
      <bdi className={classes.amount} data-known={inHundredths(dose) !== null || undefined}>
        {formatDose(dose)}
      </bdi>
    </>
  );
}
