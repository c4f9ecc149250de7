import type { FormMedicine } from '#domain/shoops/medicine/form-medicine.ts';
import { type Meter, meterOf } from '#domain/shoops/meter.ts';
import { useDerivedFromAnswer } from '#questionnaire/answer-form.ts';
import classes from './doses.module.css';

interface DoseMeterProps {
  /** Path of the medicine: 'shoop.0'. */
  path: string;
  /** Id of the text, which describes the group of doses. */
  id: string;
}

/** Meter of the remaining target. It describes the group of doses and is no live region. */
export function DoseMeter({ path, id }: DoseMeterProps) {
  // As JSON: the selector's results must be equal for equal meters.
  const meterJson = useDerivedFromAnswer(path, (row) =>
    row ? JSON.stringify(meterOf(row as FormMedicine)) : null,
  );
  const meter = JSON.parse(meterJson ?? 'null') as Meter | null;
  return (
    <div className={classes.meter} data-state={meter?.state}>
      <span id={id} className={classes.meterText}>
        {meter?.words ?? 'No target yet'}
      </span>
      <span aria-hidden className={classes.track}>
        <span className={classes.fill} style={{ inlineSize: `${Math.round((meter?.share ?? 0) * 100)}%` }} />
      </span>
    </div>
  );
}
