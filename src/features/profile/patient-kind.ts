import { linkOptions } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { type ProfileStep, profileSteps } from '#domain/profile/profile-steps.ts';
import { DispensaryStep } from './dispensary-step.tsx';
import { ImageStep } from './image-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { PersonalStep } from './personal-step.tsx';
import { PhysicianStep } from './physician-step.tsx';
import type { ProfileKind } from './profile-kind.ts';
import { SettingsStep } from './settings-step.tsx';
import type { StepProps } from './step-props.ts';

const contents: Record<ProfileStep, ComponentType<StepProps>> = {
  personal: PersonalStep,
  image: ImageStep,
  password: PasswordStep,
  physician: PhysicianStep,
  dispensary: DispensaryStep,
  settings: SettingsStep,
};

/** The six steps of a patient's profile (accounts §2.16). */
export const patientKind: ProfileKind = {
  steps: profileSteps.map((step) => ({ ...step, Content: contents[step.name] })),
  linkTo: (step) => linkOptions({ to: '/profile', search: { step }, resetScroll: false }),
};
