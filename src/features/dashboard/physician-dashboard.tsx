import type { ReactNode } from 'react';
import { Page } from '#ui/layout/page.tsx';
import classes from './figures/figures.module.css';
import { PatientFigures } from './figures/figures.tsx';

interface PhysicianDashboardProps {
  /** Patient search. */
  finder: ReactNode;
  /** Newest notifications. */
  news: ReactNode;
}

/** Physician's dashboard: patient search, news, and the figures of all patients (decision 62). */
export function PhysicianDashboard({ finder, news }: PhysicianDashboardProps) {
  return (
    <Page title="Dashboard" heading="Your patients" width="wide">
      <div className={classes.board}>
        {finder}
        {news}
        <PatientFigures />
      </div>
    </Page>
  );
}
