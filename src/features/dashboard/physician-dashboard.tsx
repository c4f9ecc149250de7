import type { ReactNode } from 'react';
import { Page } from '#ui/layout/page.tsx';
import classes from './figures/figures.module.css';
import { PatientFigures } from './figures/figures.tsx';

/**
 * Physician's dashboard: patient search and the figures of all patients (decision 62).
 * @param finder patient search
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
