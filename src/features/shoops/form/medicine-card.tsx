import { Text } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import type { Problems } from '#domain/questions/questionnaire.ts';
import { cannabinoidName } from '#domain/shoops/cannabinoids.ts';
import { medicine } from '#domain/shoops/medicine-questions.ts';
import { AnswerField } from '#questionnaire/answer-field.tsx';
import { useFromAnswer } from '#questionnaire/answer-form.ts';
import { Shown } from '#questionnaire/shown.tsx';
import { MedicineWarnings } from '../safety/medicine-warnings.tsx';
import { ChangedDraft } from './changed-draft.tsx';
import { Doses } from './doses.tsx';
import { Frequency } from './frequency.tsx';
import { GoneDraft } from './gone-draft.tsx';
import { Hourly } from './hourly.tsx';
import classes from './medicine-card.module.css';
import { Pills } from './pills.tsx';
import { Segments } from './segments.tsx';

interface MedicineCardProps {
  /** Of its place in the list: focus finds it by that. */
  slotKey: number;
  index: number;
  problems: Problems;
  /** Takes it out. */
  action: ReactNode;
}

const { dailyDoseUnit: targetUnit } = medicine;

const isHourly = {
  on: medicine.frequencyUnit,
  test: (answer: unknown) => answer === 'Hourly',
};

/** Everything that is said of one medicine, in the order in which one prescribes: what, how much, how often, how. */
export const MedicineCard = memo(function MedicineCard(props: MedicineCardProps) {
  const { slotKey, index, problems, action } = props;
  const path = `shoop.${index}`;
  const at = (name: keyof typeof medicine) => ({
    path: `${path}.${name}`,
    problem: problems[`${path}.${name}`],
  });
  return (
    <fieldset className={classes.card} data-slot={slotKey}>
      <legend className={classes.legend}>
        Medicine {index + 1} <Origin path={path} />
      </legend>
      <GoneDraft path={path} />
      <ChangedDraft path={path} problem={problems[`${path}.elsewhere`]} />
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
        <Pills question={medicine.terpenes} path={`${path}.terpenes`} />
        <AnswerField question={medicine.note} {...at('note')} />
      </div>
      <MedicineWarnings index={index} />
      {action}
    </fieldset>
  );
});

/** Whether it is a draft that is edited, or was taken from a suggestion; and what it is, beside its number. */
function Origin({ path }: { path: string }) {
  const name = useFromAnswer(`${path}.targetCannabinoid`, (answer) => cannabinoidName(String(answer ?? '')));
  const isDraft = useFromAnswer(`${path}.shoopId`, (id) => id !== undefined);
  const isImported = useFromAnswer(`${path}.origin`, (origin) => origin === 'Import');
  const origin = isDraft ? 'Draft' : isImported ? 'Imported' : '';
  return (
    <Text span c="dimmed" size="sm">
      {[name, origin].filter(Boolean).join(' · ')}
    </Text>
  );
}
