import { Link, linkOptions } from '@tanstack/react-router';
import { ViewItem, ViewNav } from '#ui/links/view-nav.tsx';
import classes from './shoop-tab.module.css';

/** Steps in the order of physician §2. */
export const shoopSteps = ['history', 'new'] as const;
export type ShoopStep = (typeof shoopSteps)[number];

/** Titles of the steps. */
export const stepTitles: Record<ShoopStep, string> = {
  history: 'Dosing History',
  new: 'Create New Shoop',
};

/** Returns the link to a step. */
export const linkToStep = (patientId: string, step: ShoopStep) =>
  linkOptions({
    to: '/physician/patient-profile/$patientId',
    params: { patientId },
    search: { view: 'shoop', step },
  });

/** Navigation between the steps, in any order; each step has its own URL. */
export function ShoopSteps({ patientId, current }: { patientId: string; current: ShoopStep }) {
  return (
    <ViewNav label="Shoop steps" variant="quiet" className={classes.steps}>
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
