import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { patientRead } from '../../-patient-read.ts';

const view = v.picklist(['shoop', 'notes', 'journey']);
/** Of View Patient Shoop. */
const step = v.picklist(['history', 'new']);

const leniently = <Choice extends v.GenericSchema>(choice: Choice) =>
  v.optional(v.fallback(v.optional(choice), undefined));

/** What is shown here, `_record.tsx` composes: it stays while its tabs change. */
export const Route = createFileRoute('/_physician/_record/physician/patient-profile/$patientId')({
  validateSearch: v.object({ view: leniently(view), step: leniently(step) }),
  staticData: { reads: ({ patientId = '' }) => [patientRead(patientId)] },
});
