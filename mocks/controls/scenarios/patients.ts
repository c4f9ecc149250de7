import { seedYearOfCheckUps } from '#mocks/seed/long-histories.ts';
import type { Scenario } from './scenario.ts';

/** Scenarios of the demo patients and their intakes. */
export const patientScenarios = {
  clinic: {
    title: 'The clinic',
    description: 'Everybody is there and nobody is signed in.',
  },
  'new-patient': {
    title: 'New patient',
    description: 'Owen Castellano has just joined: nothing is filled in, no notifications.',
    signedIn: 'new.patient@clinic.test',
  },
  'half-done': {
    title: 'Intake half done',
    description: 'Grace Holloway has completed six sections; Diagnosis comes next.',
    signedIn: 'patient@clinic.test',
  },
  complete: {
    title: 'Intake complete',
    description: 'Ruth Okafor has completed all 13 sections.',
    signedIn: 'complete.patient@clinic.test',
  },
  'year-of-check-ups': {
    title: 'A year of check-ups',
    description: 'Ruth Okafor has logged a check-up with three doses on each of 365 days.',
    signedIn: 'complete.patient@clinic.test',
    apply: seedYearOfCheckUps,
  },
} as const satisfies Record<string, Scenario>;
