import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { readSession } from '#api/session/session.ts';
import { neighborsOf, type ProfileStep } from '#domain/profile/profile-steps.ts';
import { LeaveGuard } from '#ui/leaving/leave-guard.tsx';
import { UnsavedSectionsProvider, useUnsavedSections } from '#ui/leaving/unsaved-sections.ts';
import { useIsStillShown } from '#ui/leaving/use-is-still-shown.ts';
import { ignoreSecondClick } from '#ui/reading/ignore-second-click.ts';
import classes from './profile.module.css';
import { useProfileKind } from './profile-kind.ts';
import { StepNav } from './step-nav.tsx';
import { StepPanel } from './step-panel.tsx';
import type { StepProps } from './steps/step-props.ts';

interface ProfileWizardProps extends Pick<StepProps, 'profile'> {
  step: ProfileStep;
}

/** Steps of a profile, in any order. Opened steps stay mounted, so that no input is lost. */
export function ProfileWizard({ step, profile }: ProfileWizardProps) {
  const { steps, linkTo } = useProfileKind();
  const navigate = useNavigate();
  const unsavedSteps = useUnsavedSections();
  const isStillShown = useIsStillShown(step);
  const [opened, setOpened] = useState<ReadonlySet<ProfileStep>>(new Set([step]));
  useEffect(() => setOpened((known) => (known.has(step) ? known : new Set([...known, step]))), [step]);

  /** Opens the step after a saved one. */
  function openNextStep(from: ProfileStep) {
    const { next } = neighborsOf(from, steps);
    // The user may have opened another step while a slow save was pending.
    if (!next || !isStillShown()) return;
    ignoreSecondClick();
    void navigate(linkTo(next));
  }

  return (
    <UnsavedSectionsProvider value={unsavedSteps.report}>
      <div className={classes.wizard}>
        <StepNav current={step} unsaved={unsavedSteps.titles} />
        <div className={classes.column}>
          {steps.map(({ name, title, Content }, index) => {
            if (!opened.has(name)) return null;
            return (
              <StepPanel
                key={name}
                title={title}
                position={`Step ${index + 1} of ${steps.length}`}
                isCurrent={name === step}
                hasMoved={opened.size > 1}
              >
                <Content profile={profile} onSaved={() => openNextStep(name)} />
              </StepPanel>
            );
          })}
        </div>
      </div>
      <LeaveGuard
        unsaved={unsavedSteps.titles}
        canBlock={() => readSession() !== null}
        isSamePage={(current, next) => current.routeId === next.routeId}
      />
    </UnsavedSectionsProvider>
  );
}
