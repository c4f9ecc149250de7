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

const stepIcons: Record<ProfileStep, Icon> = {
  personal: IconUser,
  image: IconPhoto,
  password: IconLock,
  physician: IconStethoscope,
  dispensary: IconBuildingStore,
  settings: IconSettings,
};

interface StepNavProps {
  current: ProfileStep;
  /** Titles of the steps with unsaved changes. */
  unsaved: readonly string[];
}

/** Links to all steps: a list next to the step, or on a phone icons with labels above it. */
export function StepNav({ current, unsaved }: StepNavProps) {
  const { steps, linkTo } = useProfileKind();
  return (
    <nav className={classes.nav} aria-label="Profile steps">
      <ol className={classes.list}>
        {steps.map(({ name, title }) => {
          const StepIcon = stepIcons[name];
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
