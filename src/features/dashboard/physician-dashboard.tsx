import type { ReactNode } from 'react';
import { Page } from '#ui/layout/page.tsx';
import classes from './figures/figures.module.css';
import { PatientFigures } from './figures/figures.tsx';

/**
 * Where a physician lands: the way to a patient first, then the figures of all of them (decision 62).
 * @param finder finds one of them
 */
export function PhysicianDashboard({ finder }: { finder: ReactNode }) {
  return (
    <Page title="Dashboard" heading="Your patients" width="wide">
      <div className={classes.board}>
        {finder}
        <PatientFigures />
      </div>
    </Page>
  );
}
