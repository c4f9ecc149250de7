import { Link, linkOptions } from '@tanstack/react-router';
import { ViewItem, ViewNav } from '#ui/links/view-nav.tsx';
import classes from './shoop-tab.module.css';

/** physician §2, in its order. */
export const shoopSteps = ['history', 'new'] as const;
export type ShoopStep = (typeof shoopSteps)[number];

export const stepTitles: Record<ShoopStep, string> = {
  history: 'Dosing History',
  new: 'Create New Shoop',
};

/** Where a step is. */
export const linkToStep = (patientId: string, step: ShoopStep) =>
  linkOptions({
    to: '/physician/patient-profile/$patientId',
    params: { patientId },
    search: { view: 'shoop', step },
  });

/** The stepper: in any order, each step with an address. */
export function ShoopSteps({ patientId, current }: { patientId: string; current: ShoopStep }) {
  return (
    <ViewNav label="Shoop steps">
      {shoopSteps.map((step, index) => (
        <ViewItem key={step} isCurrent={step === current}>
          <Link
            {...linkToStep(patientId, step)}
            aria-current={step === current ? 'step' : undefined}
            resetScroll={false}
          >
            <span aria-hidden className={classes.number}>
              {index + 1}
            </span>
            {stepTitles[step]}
          </Link>
        </ViewItem>
      ))}
    </ViewNav>
  );
}
