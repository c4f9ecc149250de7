import { Title, type TitleOrder } from '@mantine/core';
import { useId } from 'react';
import { cannabinoidName } from '#domain/shoops/medicine/cannabinoids.ts';
import { shoopMessages } from '#domain/shoops/messages.ts';
import { doubtsOf, patientAdvice } from '#domain/shoops/reading.ts';
import type { Shoop } from '#domain/shoops/shoop.ts';
import { joinNames } from '#domain/values/names.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { Fact } from '#ui/layout/fact.tsx';
import { DailyDoses } from './daily-doses.tsx';
import { FreeText } from './free-text.tsx';
import { Method } from './method.tsx';
import classes from './shoops.module.css';

export interface MedicineViewProps {
  shoop: Shoop;
  titleOrder?: TitleOrder;
  /** True to show the notes of the clinic's admins (physician §2, 'Patient Dosing History'). */
  showsAdminNotes?: boolean;
}

/**
 * Medicine as the patient reads it. The word Dose precedes each amount, also in print and for
 * screen readers: "THC delta 8 2.5 mg" was read "82.5".
 */
export function MedicineView({ shoop, titleOrder = 3, showsAdminNotes = false }: MedicineViewProps) {
  const titleId = useId();
  const { targetCannabinoid, terpenes, note, adminNotes } = shoop;
  const doubts = doubtsOf(shoop);
  return (
    <article className={classes.medicine} aria-labelledby={titleId}>
      <Title order={titleOrder} id={titleId} className={classes.cannabinoid}>
        {targetCannabinoid ? <bdi>{cannabinoidName(targetCannabinoid)}</bdi> : <em>Cannabinoid not given</em>}
      </Title>
      <DailyDoses shoop={shoop} />
      {doubts.length > 0 && (
        <InlineNotice kind="warning" title={patientAdvice.doubts}>
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

/** Notes of the clinic's admins on a Shoop, or the documented text if there are none. */
export function AdminNotes({ children }: { children: string }) {
  return (
    <Fact label="Notes from the clinic">
      <FreeText missing={shoopMessages.noAdminNotes}>{children}</FreeText>
    </Fact>
  );
}
