import type { LinkProps } from '@tanstack/react-router';
import { type ComponentType, createContext, useContext } from 'react';
import type { ProfileStep } from '#domain/profile/profile-steps.ts';
import type { StepProps } from './steps/step-props.ts';

/** Steps of a patient's or a physician's profile in order, with their contents and links. */
export interface ProfileKind {
  readonly steps: readonly {
    readonly name: ProfileStep;
    readonly title: string;
    readonly Content: ComponentType<StepProps>;
  }[];
  /** Returns the link to a step. */
  linkTo(step: ProfileStep): Pick<LinkProps, 'to' | 'search' | 'resetScroll'>;
}

const ProfileKindContext = createContext<ProfileKind | null>(null);
export const ProfileKindProvider = ProfileKindContext.Provider;

/** Returns the steps of the profile. @throws Error outside a ProfileKindProvider */
export function useProfileKind(): ProfileKind {
  const kind = useContext(ProfileKindContext);
  if (!kind) throw new Error('A step of a profile must stand inside a ProfileKindProvider.');
  return kind;
}
