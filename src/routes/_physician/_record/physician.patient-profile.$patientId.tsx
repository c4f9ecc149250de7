import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { recordViews } from '#features/patients/record-tabs.ts';

const viewSchema = v.picklist(recordViews);
/** Steps of View Patient Shoop. */
const stepSchema = v.picklist(['history', 'new']);

/** Makes a parameter optional; an unknown value counts as absent instead of as an error. */
const optionalChoice = <Choice extends v.GenericSchema>(choice: Choice) =>
  v.optional(v.fallback(v.optional(choice), undefined));

/** Route without a component: `_record.tsx` renders the page, so it survives tab changes. */
export const Route = createFileRoute('/_physician/_record/physician/patient-profile/$patientId')({
  validateSearch: v.object({ view: optionalChoice(viewSchema), step: optionalChoice(stepSchema) }),
});
