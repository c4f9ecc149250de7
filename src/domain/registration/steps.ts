/** Steps of the patient's sign-up, in order, with the documented titles (accounts §2.6). */
export const signUpSteps = [
  { number: 1, name: 'personal', title: 'Personal Information' },
  { number: 2, name: 'physician', title: "Physician's Information" },
  { number: 3, name: 'medical', title: 'Medical Cannabis Questions - New Patient' },
] as const;

export type SignUpStep = (typeof signUpSteps)[number]['number'];
export type SignUpStepName = (typeof signUpSteps)[number]['name'];
