import { rows } from './questions/answers/rows.ts';
import { answerTo } from './questions/codec.ts';
import { text } from './questions/kinds.ts';
import { isUnresolved, medicationLookup } from './questions/lookup.ts';

const unresolvedMessage =
  'Choose each medication from the suggestions, or add it as a new one, before going on.';

/** Question for the name of a row's medication. */
export const medicationName = medicationLookup('medication', 'Name', { required: true });

const medicationRowOptions: Parameters<typeof rows>[2] = {
  questions: [
    medicationName,
    text('dose', 'Dose', { width: 'half', hint: 'For example 20 mg.' }),
    text('frequency', 'Frequency', { width: 'half', hint: 'For example twice a day.' }),
  ],
  addLabel: 'Add another medication',
  rowLabel: 'Medication',
  findHoldUpReason: (list) =>
    list.some((row) => isUnresolved(answerTo(medicationName, row))) ? unresolvedMessage : null,
};

/** Medication rows shared by the intake and the sign-up (intake §2.5, accounts §3). */
export const medicationRows = rows('medications', 'Medications and supplements', medicationRowOptions);

/** Medication rows that start with no row, for a form that most patients leave without one. */
export const initiallyEmptyMedicationRows = rows('medications', 'Medications and supplements', {
  ...medicationRowOptions,
  firstAddLabel: 'Add a medication',
});
