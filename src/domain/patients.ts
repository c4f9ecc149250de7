/** Texts of the patient list, verbatim from the product documents (physician §8, decision 47). */
export const patientMessages = {
  confirmDeletion: 'Are you sure you want to Delete Patient?',
  deleted: 'Poof! Your Patient has been deleted!',
  kept: 'Your Patient is safe!',
} as const;
