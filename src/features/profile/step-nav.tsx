import { VisuallyHidden } from '@mantine/core';
import {
  type Icon,
  IconBuildingStore,
  IconLock,
  IconPhoto,
  IconSettings,
  IconStethoscope,
  IconUser,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ProfileStep } from '#domain/profile/profile-steps.ts';
import { useProfileKind } from './profile-kind.ts';
import classes from './step-nav.module.css';

const icons: Record<ProfileStep, Icon> = {
  personal: IconUser,
  image: IconPhoto,
  password: IconLock,
  physician: IconStethoscope,
  dispensary: IconBuildingStore,
  settings: IconSettings,
};

interface StepNavProps {
  current: ProfileStep;
  /** The titles of the steps that hold something unsaved. */
  unsaved: readonly string[];
}

/** All steps, open in any order: a list beside the step where there is room, icons with their words above it on a phone. */
export function StepNav({ current, unsaved }: StepNavProps) {
  const { steps, linkTo } = useProfileKind();
  return (
    <nav className={classes.nav} aria-label="Profile steps">
      <ol className={classes.list}>
        {steps.map(({ name, title }) => {
          const StepIcon = icons[name];
          const isUnsaved = unsaved.includes(title);
          return (
            <li key={name}>
              <Link
                {...linkTo(name)}
                className={classes.link}
                data-current={name === current || undefined}
                aria-current={name === current ? 'step' : undefined}
              >
                <StepIcon aria-hidden className={classes.icon} size={22} stroke={1.75} />
                <span className={classes.title}>{title}</span>
                {isUnsaved && (
                  <span className={classes.mark}>
                    <VisuallyHidden component="span">Not saved</VisuallyHidden>
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
