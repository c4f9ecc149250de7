import { patientAdvice } from '#domain/shoops/dosage-summary.ts';
import { DailyDoses } from './daily-doses.tsx';
import { MedicineArticle, type MedicineViewProps } from './medicine-article.tsx';
import classes from './shoops.module.css';

/**
 * Medicine as the patient reads it. The word Dose precedes each amount, also in print and for
 * screen readers: "THC delta 8 2.5 mg" was read "82.5".
 */
export function MedicineView(props: MedicineViewProps) {
  return (
    <MedicineArticle {...props} classes={classes} problemsTitle={patientAdvice.problems}>
      <DailyDoses shoop={props.shoop} />
    </MedicineArticle>
  );
}
