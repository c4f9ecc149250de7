import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { patientRead } from '../../-patient-read.ts';

const view = v.picklist(['shoop', 'notes', 'journey']);

/** What is shown here, `_record.tsx` composes: it stays while its tabs change. */
export const Route = createFileRoute('/_physician/_record/physician/patient-profile/$patientId')({
  validateSearch: v.object({ view: v.optional(v.fallback(v.optional(view), undefined)) }),
  staticData: { reads: ({ patientId = '' }) => [patientRead(patientId)] },
});
