import type { Problems } from '#domain/questions/questionnaire.ts';
import { medicineDose } from '#domain/shoops/medicine/medicine-questions.ts';
import { AnswerField } from '#questionnaire/answer-field.tsx';
import classes from './doses.module.css';
import { Segments } from './segments.tsx';

interface DoseRowProps {
  /** Path of the dose: 'shoop.0.doses.1'. */
  path: string;
  index: number;
  problems: Problems;
}

/** Row of one dose: its amount, its unit and its time. */
export function DoseRow({ path, index, problems }: DoseRowProps) {
  const { dose, doseUnit: unit, doseTime: time } = medicineDose;
  return (
    <fieldset className={classes.dose}>
      <legend className={classes.legend}>Dose {index + 1}</legend>
      <div className={classes.amount}>
        <AnswerField question={dose} path={`${path}.dose`} problem={problems[`${path}.dose`]} labelHidden />
      </div>
      <div className={classes.unit}>
        <Segments
          question={unit}
          path={`${path}.doseUnit`}
          problem={problems[`${path}.doseUnit`]}
          labelHidden
        />
      </div>
      <div className={classes.time}>
        <Segments question={time} path={`${path}.doseTime`} labelHidden noneLabel="No time" />
      </div>
    </fieldset>
  );
}
