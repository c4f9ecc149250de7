import { rows } from './questions/answers/rows.ts';
import { text } from './questions/kinds.ts';
import { isUnresolved, medicationLookup } from './questions/lookup.ts';
import type { LookupAnswer } from './questions/question.ts';

const unresolved = 'Choose each medication from the suggestions, or add it as a new one, before going on.';

const medications: Parameters<typeof rows>[2] = {
  questions: [
    medicationLookup('medication', 'Name', { required: true }),
    text('dose', 'Dose', { width: 'half', hint: 'For example 20 mg.' }),
    text('frequency', 'Frequency', { width: 'half', hint: 'For example twice a day.' }),
  ],
  addLabel: 'Add another medication',
  rowLabel: 'Medication',
  findHoldUpReason: (list) =>
    list.some((row) => isUnresolved(row.medication as LookupAnswer)) ? unresolved : null,
};

/** Medication rows shared by the intake and the sign-up (intake §2.5, accounts §3). */
export const medicationRows = rows('medications', 'Medications and supplements', medications);

/** Medication rows of a form in which most patients have none: the first row is added, too. */
export const addedMedicationRows = rows('medications', 'Medications and supplements', {
  ...medications,
  firstAddLabel: 'Add a medication',
});
