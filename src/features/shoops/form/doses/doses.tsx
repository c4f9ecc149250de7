import { Button, Input } from '@mantine/core';
import { useId } from 'react';
import type { Answers } from '#domain/questions/question.ts';
import type { Problems } from '#domain/questions/questionnaire.ts';
import type { FormMedicine } from '#domain/shoops/medicine/form-medicine.ts';
import { medicine } from '#domain/shoops/medicine/medicine-questions.ts';
import { splitEvenly } from '#domain/shoops/medicine/split.ts';
import { fieldId, useAnswer, useAnswerForm, useDerivedFromAnswer } from '#questionnaire/answer-form.ts';
import { DayStrip } from './day-strip.tsx';
import { DoseMeter } from './dose-meter.tsx';
import { DoseRow } from './dose-row.tsx';
import classes from './doses.module.css';
import { useDoseRows } from './use-dose-rows.ts';

interface DosesProps {
  /** Path of the medicine: 'shoop.0'. */
  path: string;
  problems: Problems;
}

/** Doses of a day: the frequency sets their number, the target their sum (physician §5). */
export function Doses({ path, problems }: DosesProps) {
  const { idPrefix } = useAnswerForm();
  const count = Number(useAnswer(`${path}.doses.length`) ?? 0);
  const meterId = useId();
  const id = fieldId(idPrefix, `${path}.doses`);
  const problem = problems[`${path}.doses`];
  return (
    <Input.Wrapper id={id} labelElement="div" error={problem}>
      <fieldset
        aria-label={medicine.doses.label}
        aria-describedby={[problem && `${id}-error`, meterId].filter(Boolean).join(' ')}
        className={classes.doses}
      >
        <div className={classes.head}>
          <DoseMeter path={path} id={meterId} />
          <SplitEvenly path={path} meterId={meterId} />
        </div>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: doses keep their order
          <DoseRow key={index} path={`${path}.doses.${index}`} index={index} problems={problems} />
        ))}
        <DayStrip path={path} />
      </fieldset>
    </Input.Wrapper>
  );
}

/** Button that splits the target into equal doses; disabled until there is a target to split. */
function SplitEvenly({ path, meterId }: { path: string; meterId: string }) {
  const { split } = useDoseRows(path);
  const isPossible = useDerivedFromAnswer(path, (row) => {
    const { dailyDose, dailyDoseUnit, doses } = row as FormMedicine;
    return splitEvenly(dailyDose, dailyDoseUnit, (doses as Answers[]).length) !== null;
  });
  return (
    <Button
      variant="default"
      size="sm"
      disabled={!isPossible}
      aria-describedby={isPossible ? undefined : meterId}
      onClick={split}
    >
      Split evenly
    </Button>
  );
}
