import { resumeMidSignUp, seedMidSignUp } from '#mocks/seed/demo/mid-sign-up.ts';
import type { Scenario } from './scenario.ts';

const minuteMs = 60_000;

/** Scenarios of visits that are resumed or have run out. */
export const sessionScenarios = {
  'mid-sign-up': {
    title: 'Half-way through a sign-up',
    description: 'Nora Whitfield has verified her phone and comes back to step 2, at /signup.',
    apply: seedMidSignUp,
    resumed: { page: 'signup', store: resumeMidSignUp },
  },
  'stale-token': {
    title: 'Access token has run out',
    description:
      'The server takes Grace Holloway’s token for run out: her next call is answered 401 and the session renews itself unnoticed.',
    signedIn: 'patient@clinic.test',
    advance: 20 * minuteMs,
  },
  'session-over': {
    title: 'Session is over',
    description: 'Grace Holloway was away for more than a day: her session cannot be renewed.',
    signedIn: 'patient@clinic.test',
    advance: 25 * 60 * minuteMs,
  },
} as const satisfies Record<string, Scenario>;
