/** What may be answered of a gender, under the names of the physician's figures (intake §3, physician §3). */
export const genderLabels = {
  male: 'Male',
  female: 'Female',
  other: 'Other',
  declineToAnswer: 'Decline To Answer',
} as const;
