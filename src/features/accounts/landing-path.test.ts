import { expect, it } from 'vitest';
import { hostilePaths } from '#domain/paths/hostile-paths.ts';
import { landingPath } from './landing-path.ts';

it.each(hostilePaths)('goes home instead of to %j (decision 11)', (nextpath) => {
  expect(landingPath(nextpath, 'patient')).toBe('/dashboard');
  expect(landingPath(nextpath, 'physician')).toBe('/physician/dashboard');
});

it.each(['/health-journey', '/myHealth/diagnosis?tab=2#top', '/add-symptoms?yes'])(
  'goes to %s',
  (nextpath) => {
    expect(landingPath(nextpath, 'patient')).toBe(nextpath);
  },
);

it('goes home when nothing was asked for', () => {
  expect(landingPath(undefined, 'patient')).toBe('/dashboard');
});
