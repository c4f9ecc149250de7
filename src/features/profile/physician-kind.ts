import { linkOptions } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { type PhysicianProfileStep, physicianProfileSteps } from '#domain/profile/profile-steps.ts';
import type { ProfileKind } from './profile-kind.ts';
import { ImageStep } from './steps/image-step.tsx';
import { PasswordStep } from './steps/password-step.tsx';
import { PracticeStep } from './steps/practice-step.tsx';
import type { StepProps } from './steps/step-props.ts';

/** Content of each step. */
const stepContents: Record<PhysicianProfileStep, ComponentType<StepProps>> = {
  personal: PracticeStep,
  image: ImageStep,
  password: PasswordStep,
};

/** The three steps of a physician's profile (physician §2). */
export const physicianKind: ProfileKind = {
  steps: physicianProfileSteps.map((step) => ({ ...step, Content: stepContents[step.name] })),
  linkTo(profileStep) {
    // A step that only patients have leads to the first step.
    const step = physicianProfileSteps.find(({ name }) => name === profileStep)?.name;
    return linkOptions({ to: '/physician/profile', search: { step }, resetScroll: false });
  },
};
