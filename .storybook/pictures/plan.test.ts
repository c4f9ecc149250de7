import { expect, it } from 'vitest';
import { formatPlan } from './plan.ts';
import { formatTimeLeft } from './progress.ts';

const dashboard = { title: 'Screens/Patient/Dashboard', name: 'New Patient' };

it('describes the screens, the number of pictures, and whether they are compared or accepted', () => {
  expect(formatPlan({ screens: [dashboard], all: 70, update: 'new', isFirst: false })).toBe(
    'Pictures of 1 of 70 screens at 3 widths, light and dark: 6 pictures, compared with the accepted ones.\n' +
      '  Screens/Patient/Dashboard: New Patient',
  );
  expect(formatPlan({ screens: [dashboard], all: 1, update: 'all', isFirst: true })).toMatch(
    /^Pictures of every screen .*: 6 pictures, accepted, for there are none yet\./,
  );
  expect(formatPlan({ screens: [dashboard], all: 70, update: 'all', isFirst: false })).toMatch(
    /: 6 pictures, accepted as they look now\./,
  );
});

it('describes the time left', () => {
  expect(formatTimeLeft(25, 425, 50_000)).toBe('about 13 minutes');
  expect(formatTimeLeft(100, 130, 200_000)).toBe('about 1 minute');
  expect(formatTimeLeft(424, 425, 800_000)).toBe('less than a minute');
});
