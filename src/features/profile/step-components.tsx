import { useNavigate } from '@tanstack/react-router';
import { type ComponentType, useEffect, useState } from 'react';
import { readSession } from '#api/session/session.ts';
import { neighborsOf, type ProfileStep, profileSteps } from '#domain/profile/profile-steps.ts';
import { LeaveGuard } from '#ui/leaving/leave-guard.tsx';
import { UnsavedProvider, useUnsaved } from '#ui/leaving/unsaved.ts';
import { useStillHere } from '#ui/leaving/use-still-here.ts';
import { DispensaryStep } from './dispensary-step.tsx';
import { ImageStep } from './image-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { PersonalStep } from './personal-step.tsx';
import { PhysicianStep } from './physician-step.tsx';
import classes from './profile.module.css';
import { SettingsStep } from './settings-step.tsx';
import { StepNav } from './step-nav.tsx';
import { StepPanel } from './step-panel.tsx';
import type { StepProps } from './step-props.ts';

const contents: Record<ProfileStep, ComponentType<StepProps>> = {
  personal: PersonalStep,
  image: ImageStep,
  password: PasswordStep,
  physician: PhysicianStep,
  dispensary: DispensaryStep,
  settings: SettingsStep,
};

interface ProfileStepsProps extends Pick<StepProps, 'profile'> {
  step: ProfileStep;
}

/** The six steps, in any order. One that was opened stays mounted, so that nothing typed in it is lost. */
export function ProfileSteps({ step, profile }: ProfileStepsProps) {
  const navigate = useNavigate();
  const unsaved = useUnsaved();
  const isStillHere = useStillHere(step);
  const [opened, setOpened] = useState<ReadonlySet<ProfileStep>>(new Set([step]));
  useEffect(() => setOpened((known) => (known.has(step) ? known : new Set([...known, step]))), [step]);

  function moveOn(from: ProfileStep) {
    const { next } = neighborsOf(from);
    // A slow save: the reader has opened another step meanwhile.
    if (next && isStillHere()) void navigate({ to: '/profile', search: { step: next }, resetScroll: false });
  }

  return (
    <UnsavedProvider value={unsaved.report}>
      <div className={classes.wizard}>
        <StepNav current={step} unsaved={unsaved.titles} />
        <div className={classes.column}>
          {profileSteps.map(({ name, title }, index) => {
            const Content = contents[name];
            if (!opened.has(name)) return null;
            return (
              <StepPanel
                key={name}
                title={title}
                place={`Step ${index + 1} of ${profileSteps.length}`}
                current={name === step}
                moved={opened.size > 1}
              >
                <Content profile={profile} onSaved={() => moveOn(name)} />
              </StepPanel>
            );
          })}
        </div>
      </div>
      <LeaveGuard
        unsaved={unsaved.titles}
        holds={() => readSession() !== null}
        staysOn={(current, next) => current.routeId === next.routeId}
      />
    </UnsavedProvider>
  );
}
