/** Genders, keyed by the names in the physician's statistics (intake §3, physician §3). */
export const genderLabels = {
  male: 'Male',
  female: 'Female',
  other: 'Other',
  declineToAnswer: 'Decline To Answer',
} as const;
