import { expect, it } from 'vitest';
import { hostilePaths } from '#domain/paths/hostile-paths.ts';
import { landingPath } from './landing-path.ts';

it.each(hostilePaths)('leads to the dashboard instead of %j (decision 11)', (nextpath) => {
  expect(landingPath(nextpath, 'patient')).toBe('/dashboard');
  expect(landingPath(nextpath, 'physician')).toBe('/physician/dashboard');
});

it.each(['/health-journey', '/myHealth/diagnosis?tab=2#top', '/add-symptoms?yes'])(
  'leads to %s',
  (nextpath) => {
    expect(landingPath(nextpath, 'patient')).toBe(nextpath);
  },
);

it('leads to the dashboard without a requested path', () => {
  expect(landingPath(undefined, 'patient')).toBe('/dashboard');
});
