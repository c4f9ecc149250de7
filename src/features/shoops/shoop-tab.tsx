import { useMatch } from '@tanstack/react-router';
import { useState } from 'react';
import { LinkButton } from '#ui/links/link-button.tsx';
import { ShownProvider, useIsShown } from '#ui/reading/shown.ts';
import { NewShoop } from './form/new-shoop.tsx';
import { DosingHistory } from './history/dosing-history.tsx';
import { PatientInView } from './patient-in-view/patient-in-view.tsx';
import { DoseAndResponse } from './response/dose-and-response.tsx';
import { linkToStep, type ShoopStep, ShoopSteps, stepTitles } from './shoop-steps.tsx';
import classes from './shoop-tab.module.css';
import { StartsProvider, useNewShoopStarts } from './start/use-shoop-start.ts';

/** View Patient Shoop (physician §2): what was recommended so far, and the form of what comes next. What was opened stays as it was. */
export default function ShoopTab({ patientId }: { patientId: string }) {
  const asked = useMatch({
    from: '/_physician/_record/physician/patient-profile/$patientId',
    shouldThrow: false,
  })?.search.step;
  const isShown = useIsShown();
  const [step, setStep] = useState<ShoopStep>(asked ?? 'history');
  const [opened, setOpened] = useState<ReadonlySet<ShoopStep>>(new Set([step]));
  // Without one in the address, as on the way back from another tab, it is the one that was open.
  if (isShown && asked !== undefined && asked !== step) setStep(asked);
  if (!opened.has(step)) setOpened(new Set([...opened, step]));
  const starts = useNewShoopStarts(patientId);
  return (
    <StartsProvider value={starts}>
      <div className={classes.tab}>
        <ShoopSteps patientId={patientId} current={step} />
        {opened.has('history') && (
          <div hidden={step !== 'history'} className={classes.history}>
            <ShownProvider value={isShown && step === 'history'}>
              <DosingHistory
                patientId={patientId}
                action={
                  <LinkButton {...linkToStep(patientId, 'new')} variant="default" resetScroll={false}>
                    {stepTitles.new}
                  </LinkButton>
                }
              />
              <DoseAndResponse patientId={patientId} />
            </ShownProvider>
          </div>
        )}
        {opened.has('new') && (
          <section hidden={step !== 'new'} aria-label={stepTitles.new} className={classes.building}>
            <ShownProvider value={isShown && step === 'new'}>
              <div className={classes.beside}>
                <PatientInView patientId={patientId} />
              </div>
              <NewShoop patientId={patientId} />
            </ShownProvider>
          </section>
        )}
      </div>
    </StartsProvider>
  );
}
