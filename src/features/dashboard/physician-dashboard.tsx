import type { ReactNode } from 'react';
import { type FixedHead, Page } from '#ui/layout/page.tsx';
import classes from './figures/figures.module.css';
import { PatientFigures } from './figures/patient-figures.tsx';

interface PhysicianDashboardProps {
  /** Patient search. */
  finder: ReactNode;
  /** Newest notifications. */
  notifications: ReactNode;
}

/** Heading of the page. */
export const physicianDashboardHead: FixedHead = { heading: 'Your patients', width: 'wide' };

/** Physician's dashboard: patient search, notifications and figures (decision 62). */
export function PhysicianDashboard({ finder, notifications }: PhysicianDashboardProps) {
  return (
    <Page title="Dashboard" {...physicianDashboardHead}>
      <div className={classes.board}>
        {finder}
        {notifications}
        <PatientFigures />
      </div>
    </Page>
  );
}
