import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { recordViews } from '#features/patients/record-tabs.ts';
import { patientRead } from '../../-patient-read.ts';

const view = v.picklist(recordViews);
/** Steps of View Patient Shoop. */
const step = v.picklist(['history', 'new']);

const leniently = <Choice extends v.GenericSchema>(choice: Choice) =>
  v.optional(v.fallback(v.optional(choice), undefined));

/** Route without a component: `_record.tsx` renders the page, so it survives tab changes. */
export const Route = createFileRoute('/_physician/_record/physician/patient-profile/$patientId')({
  validateSearch: v.object({ view: leniently(view), step: leniently(step) }),
  staticData: { reads: ({ patientId = '' }) => [patientRead(patientId)] },
});
