import type { Problems } from '#domain/questions/questionnaire.ts';
import { medicine } from '#domain/shoops/medicine/medicine-questions.ts';
import { AnswerField } from '#questionnaire/answer-field.tsx';
import { Shown } from '#questionnaire/shown.tsx';
import { Doses } from './doses/doses.tsx';
import { Frequency } from './doses/frequency.tsx';
import { Hourly } from './doses/hourly.tsx';
import { Segments } from './doses/segments.tsx';
import classes from './medicine-card.module.css';
import { Note, Terpenes } from './optional-fields.tsx';

interface MedicineFieldsProps {
  /** Path of the medicine: 'shoop.0'. */
  path: string;
  problems: Problems;
}

const { dailyDoseUnit: targetUnit } = medicine;

const isHourly = {
  on: medicine.frequencyUnit,
  test: (answer: unknown) => answer === 'Hourly',
};

/** Fields of one medicine in the order of prescribing: cannabinoid, dose, frequency, method. */
export function MedicineFields({ path, problems }: MedicineFieldsProps) {
  const at = (name: keyof typeof medicine) => ({
    path: `${path}.${name}`,
    problem: problems[`${path}.${name}`],
  });
  return (
    <div className={classes.grid}>
      <div className={classes.what}>
        <AnswerField question={medicine.targetCannabinoid} {...at('targetCannabinoid')} />
      </div>
      <div className={classes.target}>
        <AnswerField question={medicine.dailyDose} {...at('dailyDose')} />
        <Segments question={targetUnit} {...at('dailyDoseUnit')} />
      </div>
      <div className={classes.how}>
        <Frequency path={path} problems={problems} />
        <Segments question={medicine.ingestionMethod} {...at('ingestionMethod')} noneLabel="Not set" />
      </div>
      <div className={classes.wide}>
        <Shown when={medicine.doses.when} prefix={`${path}.`}>
          <Doses path={path} problems={problems} />
        </Shown>
        <Shown when={isHourly} prefix={`${path}.`}>
          <Hourly path={path} />
        </Shown>
      </div>
      <div className={classes.optional}>
        <Terpenes path={`${path}.terpenes`} />
        <Note {...at('note')} />
      </div>
    </div>
  );
}
