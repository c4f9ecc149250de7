/** The steps of My Profile (accounts §2.16), under the names that stand in the address. */
export const profileSteps = [
  { name: 'personal', title: 'Personal Information' },
  { name: 'image', title: 'Profile Image' },
  { name: 'password', title: 'Update Password' },
  { name: 'physician', title: 'Physician' },
  { name: 'dispensary', title: 'Dispensary' },
  { name: 'settings', title: 'Settings' },
] as const;

export type ProfileStep = (typeof profileSteps)[number]['name'];
export const profileStepNames = profileSteps.map(({ name }) => name);

export const titleOf = (step: ProfileStep): string =>
  profileSteps.find(({ name }) => name === step)?.title ?? '';

/** The steps before and after one; undefined at the ends. */
export function neighborsOf(step: ProfileStep): { previous?: ProfileStep; next?: ProfileStep } {
  const place = profileStepNames.indexOf(step);
  return { previous: profileStepNames[place - 1], next: profileStepNames[place + 1] };
}
