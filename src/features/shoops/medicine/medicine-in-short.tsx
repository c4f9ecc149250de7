import { Text, Title } from '@mantine/core';
import { useId } from 'react';
import { FreeText } from '#clinic/shoops/free-text.tsx';
import { AdminNotes, type MedicineViewProps } from '#clinic/shoops/medicine-view.tsx';
import { Method } from '#clinic/shoops/method.tsx';
import { TimeLabel } from '#clinic/shoops/time-label.tsx';
import { dayLine } from '#domain/shoops/day-line.ts';
import { cannabinoidName } from '#domain/shoops/medicine/cannabinoids.ts';
import { shoopMessages } from '#domain/shoops/messages.ts';
import { dailyTotal, doubtsOf, patientAdvice, rhythm } from '#domain/shoops/reading.ts';
import type { Shoop } from '#domain/shoops/shoop.ts';
import { formatDose, inHundredths } from '#domain/values/doses.ts';
import { joinNames } from '#domain/values/names.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { Fact } from '#ui/layout/fact.tsx';
import classes from './medicine-in-short.module.css';

/** Medicine as the physician reads it: dense, with the patient's advice as a quotation. */
export function MedicineInShort({ shoop, titleOrder = 3, showsAdminNotes = false }: MedicineViewProps) {
  const titleId = useId();
  const { targetCannabinoid, terpenes, note, adminNotes } = shoop;
  const doubts = doubtsOf(shoop);
  return (
    <article className={classes.medicine} aria-labelledby={titleId}>
      <Title order={titleOrder} id={titleId} className={classes.cannabinoid}>
        {targetCannabinoid ? <bdi>{cannabinoidName(targetCannabinoid)}</bdi> : <em>Cannabinoid not given</em>}
      </Title>
      <Doses shoop={shoop} />
      {doubts.length > 0 && (
        <InlineNotice kind="warning" title={`The patient reads: “${patientAdvice.doubts}”`}>
          {doubts.map((doubt) => (
            <div key={doubt}>{doubt}</div>
          ))}
        </InlineNotice>
      )}
      <dl className={classes.facts}>
        <Fact label="How to take it">
          <Method method={shoop.ingestionMethod} />
        </Fact>
        <Fact label="Dosage notes">
          <FreeText missing={shoopMessages.noNote}>{note}</FreeText>
        </Fact>
        {terpenes.length > 0 && (
          <Fact label="Terpenes">
            <FreeText>{joinNames(terpenes)}</FreeText>
          </Fact>
        )}
        {showsAdminNotes && <AdminNotes>{adminNotes}</AdminNotes>}
      </dl>
    </article>
  );
}

/** Doses on one line: the times of day that have some, how often, and the total. */
function Doses({ shoop }: { shoop: Shoop }) {
  const total = dailyTotal(shoop);
  const often = rhythm(shoop);
  const slots = dayLine(shoop.doses).filter(({ doses }) => doses.length > 0);
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
        {often && <Sum label="How often">{often}</Sum>}
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
