import type { Problems } from '#domain/questions/questionnaire.ts';
import { medicine } from '#domain/shoops/medicine/medicine-questions.ts';
import { AnswerField } from '#questionnaire/answer-field.tsx';
import { Shown } from '#questionnaire/shown.tsx';
import { Doses } from './doses/doses.tsx';
import { Frequency } from './doses/frequency.tsx';
import { HourlyMeanings } from './doses/hourly-meanings.tsx';
import { Segments } from './doses/segments.tsx';
import classes from './medicine-card.module.css';
import { Note, Terpenes } from './optional-fields.tsx';

interface MedicineFieldsProps {
  /** Path of the medicine: 'shoop.0'. */
  path: string;
  problems: Problems;
}

const { dailyDoseUnit: targetUnit } = medicine;

/** Condition that shows a field for an hourly frequency only. */
const hourlyCondition = {
  on: medicine.frequencyUnit,
  test: (answer: unknown) => answer === 'Hourly',
};

/** Fields of one medicine in the order of prescribing: cannabinoid, dose, frequency, method. */
export function MedicineFields({ path, problems }: MedicineFieldsProps) {
  const fieldProps = (name: keyof typeof medicine) => ({
    path: `${path}.${name}`,
    problem: problems[`${path}.${name}`],
  });
  return (
    <div className={classes.grid}>
      <div>
        <AnswerField question={medicine.targetCannabinoid} {...fieldProps('targetCannabinoid')} />
      </div>
      <div className={classes.target}>
        <AnswerField question={medicine.dailyDose} {...fieldProps('dailyDose')} />
        <Segments question={targetUnit} {...fieldProps('dailyDoseUnit')} />
      </div>
      <div className={classes.frequencyAndMethod}>
        <Frequency path={path} problems={problems} />
        <Segments
          question={medicine.ingestionMethod}
          {...fieldProps('ingestionMethod')}
          noneLabel="Not set"
        />
      </div>
      <div className={classes.doses}>
        <Shown when={medicine.doses.when} prefix={`${path}.`}>
          <Doses path={path} problems={problems} />
        </Shown>
        <Shown when={hourlyCondition} prefix={`${path}.`}>
          <HourlyMeanings path={path} />
        </Shown>
      </div>
      <div className={classes.optional}>
        <Terpenes path={`${path}.terpenes`} />
        <Note {...fieldProps('note')} />
      </div>
    </div>
  );
}
