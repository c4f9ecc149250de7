import { linkOptions } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { type ProfileStep, profileSteps } from '#domain/profile/profile-steps.ts';
import type { ProfileKind } from './profile-kind.ts';
import { DispensaryStep } from './steps/dispensary-step.tsx';
import { ImageStep } from './steps/image-step.tsx';
import { LinkedPhysiciansStep } from './steps/linked-physicians-step.tsx';
import { PasswordStep } from './steps/password-step.tsx';
import { PersonalStep } from './steps/personal-step.tsx';
import { SettingsStep } from './steps/settings-step.tsx';
import type { StepProps } from './steps/step-props.ts';

/** Content of each step. */
const stepContents: Record<ProfileStep, ComponentType<StepProps>> = {
  personal: PersonalStep,
  image: ImageStep,
  password: PasswordStep,
  physician: LinkedPhysiciansStep,
  dispensary: DispensaryStep,
  settings: SettingsStep,
};

/** The six steps of a patient's profile (accounts §2.16). */
export const patientKind: ProfileKind = {
  steps: profileSteps.map((step) => ({ ...step, Content: stepContents[step.name] })),
  linkTo: (step) => linkOptions({ to: '/profile', search: { step }, resetScroll: false }),
};
