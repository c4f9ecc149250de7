/** Messages of a Shoop's screens, verbatim from the documents (physician §5, §8). */
export const shoopMessages = {
  amount: 'Please enter a Positive or Fraction value',
  unit: 'Please Select Unit',
  sumTooGreat: 'Daily Dose not greater than Target Daily Dose it should be equal to Target Daily Dose',
  sumTooSmall: 'Daily Dose is less than to Target Daily Dose, it should be equal to Target Daily Dose',
  notCreated: 'Shoop Not created',
  imported: 'Shoop Added Successfully',
  draftLoaded: 'Draft Shoop Added Successfully',
  draftSaved: 'Shoop Draft has been saved',
  noneFits: 'No available Shoop fits the patient condition',
  noDrafts: 'No Draft Shoop added Yet',
  noneRecommended: 'No Recommended Shoop added Yet',
  noNote: 'Dosage notes not entered yet',
  noAdminNotes: 'Admin not entered notes yet',
} as const;
