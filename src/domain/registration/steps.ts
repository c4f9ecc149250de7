/** Steps of the patient's sign-up, in order, with the documented titles (accounts §2.6). */
export const signUpSteps = [
  { number: 1, name: 'personal', title: 'Personal Information' },
  { number: 2, name: 'physician', title: "Physician's Information" },
  { number: 3, name: 'medical', title: 'Medical Cannabis Questions - New Patient' },
] as const;

export type SignUpStep = (typeof signUpSteps)[number]['number'];
export type SignUpStepName = (typeof signUpSteps)[number]['name'];

/** Steps before and after each step. The first and the last one have themselves. */
export const neighborSteps: Record<SignUpStep, { previous: SignUpStep; next: SignUpStep }> = {
  1: { previous: 1, next: 2 },
  2: { previous: 1, next: 3 },
  3: { previous: 2, next: 3 },
};
