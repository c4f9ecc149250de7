import { useMatch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { CardSkeleton, FormSkeleton } from '#ui/loading/skeletons.tsx';
import { ShownProvider, useIsShown } from '#ui/reading/visibility.ts';
import { type ShoopStep, ShoopSteps, stepTitles } from './shoop-steps.tsx';
import classes from './shoop-tab.module.css';

/** Loads the code of a step. */
export const loadStep = {
  history: () => import('./history/history-step.tsx'),
  new: () => import('./form/new-step.tsx'),
} satisfies Record<ShoopStep, unknown>;

const HistoryStep = lazy(loadStep.history);
const NewStep = lazy(loadStep.new);

/** Tab View Patient Shoop (physician §2) with its two steps. An opened step stays mounted. */
export function ShoopTab({ patientId }: { patientId: string }) {
  const urlStep = useMatch({
    from: '/_physician/_record/physician/patient-profile/$patientId',
    shouldThrow: false,
  })?.search.step;
  const isShown = useIsShown();
  const [step, setStep] = useState<ShoopStep>(urlStep ?? 'history');
  const [opened, setOpened] = useState<ReadonlySet<ShoopStep>>(new Set([step]));
  // State set during render. A URL without a step, as after another tab, keeps the last step.
  if (isShown && urlStep !== undefined && urlStep !== step) setStep(urlStep);
  if (!opened.has(step)) setOpened(new Set([...opened, step]));
  return (
    <div className={classes.tab}>
      <ShoopSteps patientId={patientId} current={step} />
      {opened.has('history') && (
        <div hidden={step !== 'history'} className={classes.history}>
          <ShownProvider value={isShown && step === 'history'}>
            <Suspense fallback={<CardSkeleton label="Loading the Dosing History" lines={6} />}>
              <HistoryStep patientId={patientId} />
            </Suspense>
          </ShownProvider>
        </div>
      )}
      {opened.has('new') && (
        <section hidden={step !== 'new'} aria-label={stepTitles.new} className={classes.newShoop}>
          <ShownProvider value={isShown && step === 'new'}>
            <Suspense fallback={<FormSkeleton fields={8} label="Loading the form" />}>
              <NewStep patientId={patientId} />
            </Suspense>
          </ShownProvider>
        </section>
      )}
    </div>
  );
}
