import { seedTenThousand } from '#mocks/seed/clinic/ten-thousand.ts';
import { seedHundredShoops } from '#mocks/seed/long-histories.ts';
import { seedThreeDrafts } from '#mocks/seed/shoops.ts';
import type { Scenario } from './scenario.ts';

/** Scenarios of a physician’s patients and of Shoops. */
export const physicianScenarios = {
  physician: {
    title: 'Physician',
    description: 'Dr. Ashworth and her 60 patients.',
    signedIn: 'physician@clinic.test',
  },
  'empty-clinic': {
    title: 'Physician without patients',
    description: 'Dr. Banerjee has just joined and has no patients.',
    signedIn: 'new.physician@clinic.test',
  },
  'interactions-unknown': {
    title: 'Interactions not known',
    description:
      'Ruth Okafor’s medications cannot be looked up, so Dr. Ashworth is sent no lists of interactions.',
    signedIn: 'physician@clinic.test',
    apply({ tables }) {
      const medications = tables.intakeRecords.find(
        ({ userId, module }) => userId === 'complete-patient' && module === 'Medications',
      );
      // null means unknown: the profile then has no lists of interactions (decision 73).
      Object.assign(medications?.record ?? {}, { medications: null });
    },
  },
  'three-drafts': {
    title: 'Three drafts',
    description: 'Dr. Ashworth has three drafts of Shoops for Ruth Okafor, two of them saved together.',
    signedIn: 'physician@clinic.test',
    apply: seedThreeDrafts,
  },
  'hundred-shoops': {
    title: 'A hundred Shoops',
    description: 'Ruth Okafor was sent a hundred recommendations, every fifth of three medicines.',
    signedIn: 'complete.patient@clinic.test',
    apply: seedHundredShoops,
  },
  'ten-thousand-patients': {
    title: 'Ten thousand patients',
    description: 'Dr. Ashworth has 10,000 patients, one in nine of them invited and not signed up yet.',
    signedIn: 'physician@clinic.test',
    apply: seedTenThousand,
  },
} as const satisfies Record<string, Scenario>;
