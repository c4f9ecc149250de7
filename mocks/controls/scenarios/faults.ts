import { intakeCalls } from '#api/endpoints/intake/sections.ts';
import { situations } from '../situations.ts';
import type { Scenario } from './scenario.ts';

/** Scenarios in which calls fail, are slow or store other values. */
export const faultScenarios = {
  'server-down': {
    title: 'Server down',
    description: 'Grace Holloway is signed in and every call is answered with 503.',
    signedIn: 'patient@clinic.test',
    faults: situations['server-down'].rules,
  },
  slow: {
    title: 'Slow server',
    description: 'Grace Holloway is signed in and every answer takes two seconds.',
    signedIn: 'patient@clinic.test',
    faults: situations.slow.rules,
  },
  offline: {
    title: 'Offline',
    description: 'Grace Holloway is signed in and no call gets through.',
    signedIn: 'patient@clinic.test',
    faults: situations.offline.rules,
  },
  'other-doses': {
    title: 'Other doses are kept',
    description: 'Dr. Ashworth is signed in; of every Shoop that is sent ten times the dose is kept.',
    signedIn: 'physician@clinic.test',
    faults: (['createShoops', 'updateShoop'] as const).map((endpoint) => ({
      endpoint,
      effect: { kind: 'other-doses' },
    })),
  },
  'save-fails': {
    title: 'Saving fails',
    description: 'Grace Holloway is signed in and every save of an intake section is refused with 400.',
    signedIn: 'patient@clinic.test',
    faults: Object.keys(intakeCalls).map((module) => ({
      endpoint: `save${module as keyof typeof intakeCalls}` as const,
      effect: { kind: 'status', status: 400, message: 'The record was not saved' },
    })),
  },
} as const satisfies Record<string, Scenario>;
