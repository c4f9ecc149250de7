/** Profile steps of both patients and physicians. The names are part of the URL. */
const sharedSteps = [
  { name: 'personal', title: 'Personal Information' },
  { name: 'image', title: 'Profile Image' },
  { name: 'password', title: 'Update Password' },
] as const;

/** Steps of a patient's My Profile (accounts §2.16). */
export const profileSteps = [
  ...sharedSteps,
  { name: 'physician', title: 'Physician' },
  { name: 'dispensary', title: 'Dispensary' },
  { name: 'settings', title: 'Settings' },
] as const;

/** Steps of a physician's profile (physician §2). */
export const physicianProfileSteps = sharedSteps;

export type ProfileStep = (typeof profileSteps)[number]['name'];
export type PhysicianProfileStep = (typeof physicianProfileSteps)[number]['name'];
type Steps = readonly { readonly name: ProfileStep; readonly title: string }[];

export const profileStepNames = profileSteps.map(({ name }) => name);
export const physicianProfileStepNames = physicianProfileSteps.map(({ name }) => name);

/** Returns the title of a step, which heads its form and the browser's tab. */
export const profileStepTitle = (step: ProfileStep): string =>
  profileSteps.find(({ name }) => name === step)?.title ?? '';

/** Returns the previous and the next step; undefined at the ends. */
export function neighborsOf(step: ProfileStep, steps: Steps): { previous?: ProfileStep; next?: ProfileStep } {
  const place = steps.findIndex(({ name }) => name === step);
  return { previous: steps[place - 1]?.name, next: steps[place + 1]?.name };
}
