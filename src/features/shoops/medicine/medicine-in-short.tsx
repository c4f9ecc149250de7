import { Text } from '@mantine/core';
import { MedicineArticle, type MedicineViewProps } from '#clinic/shoops/medicine-article.tsx';
import { TimeLabel } from '#clinic/shoops/time-label.tsx';
import { groupByTime } from '#domain/shoops/day-slots.ts';
import { dailyTotal, describeFrequency, patientAdvice } from '#domain/shoops/dosage-summary.ts';
import type { Shoop } from '#domain/shoops/shoop.ts';
import { formatDose, inHundredths } from '#domain/values/amounts/doses.ts';
import classes from './medicine-in-short.module.css';

/** Medicine as the physician reads it: dense, with the patient's advice as a quotation. */
export function MedicineInShort(props: MedicineViewProps) {
  return (
    <MedicineArticle
      {...props}
      classes={classes}
      problemsTitle={`The patient reads: “${patientAdvice.problems}”`}
    >
      <DosesLine shoop={props.shoop} />
    </MedicineArticle>
  );
}

/** Doses on one line: the times of day that have some, how often, and the total. */
function DosesLine({ shoop }: { shoop: Shoop }) {
  const total = dailyTotal(shoop);
  const frequencyText = describeFrequency(shoop);
  const slots = groupByTime(shoop.doses).filter(({ doses }) => doses.length > 0);
  return (
    <>
      <dl className={classes.doses}>
        {slots.map(({ time, doses }) => (
          <div key={time} className={classes.slot}>
            <dt>
              <TimeLabel time={time} />
            </dt>
            {doses.map((dose, index) => (
              <dd key={dose.id ?? index}>
                {index > 0 && 'and '}
                <bdi className={classes.amount} data-known={inHundredths(dose) !== null || undefined}>
                  {formatDose(dose)}
                </bdi>
              </dd>
            ))}
          </div>
        ))}
        {frequencyText && <Sum label="How often">{frequencyText}</Sum>}
        {total && <Sum label={total.label}>{total.amount}</Sum>}
      </dl>
      {shoop.frequencyUnit === 'Hourly' && (
        <Text size="sm" c="dimmed">
          The patient reads: “{patientAdvice.hourly}”
        </Text>
      )}
    </>
  );
}

/** Labelled text next to the doses. */
function Sum({ label, children }: { label: string; children: string }) {
  return (
    <div className={classes.sum}>
      <dt>{label}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}
