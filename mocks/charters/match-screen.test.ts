import { expect, test } from 'vitest';
import { type ScreenPattern, screenAt } from './charter.ts';
import { charteredRoutes } from './charters.ts';
import { findCharters } from './find-charters.ts';
import { createScreenMatcher, findRoute } from './match-screen.ts';

test.each([
  ['', '/'],
  ['login?nextpath=/profile', '/login'],
  ['myHealth', '/myHealth/{-$section}'],
  ['myHealth/contact#phone', '/myHealth/{-$section}'],
  ['myHealth/check-answers', '/myHealth/check-answers'],
  ['physician/update-profile/complete-patient/', '/physician/update-profile/$patientId/{-$section}'],
  ['setPassword/ab-12/forgotPassword', '/setPassword/$code/forgotPassword'],
  ['setPassword/ab-12/other', '*'],
  ['dashboards', '*'],
])('/%s is at %s', (address, route) => {
  expect(findRoute(charteredRoutes, address)).toBe(route);
});

const contacts: ScreenPattern = { ...screenAt('/myHealth/{-$section}'), section: 'contact' };
const notes = screenAt('/physician/patient-profile/$patientId', { view: 'notes' });
const profileTab = screenAt('/physician/patient-profile/$patientId', { view: undefined });

test.each<[string, ScreenPattern, boolean]>([
  ['myHealth/contact', contacts, true],
  ['myHealth/diagnosis', contacts, false],
  ['myHealth', contacts, false],
  ['physician/patient-profile/7?view=notes', notes, true],
  ['physician/patient-profile/7?view=shoop', notes, false],
  ['physician/patient-profile/7', profileTab, true],
  ['physician/patient-profile/7?view=notes', profileTab, false],
  ['no/such/page', { route: '*' }, true],
])('/%s fits its screen', (address, screen, isShown) => {
  expect(createScreenMatcher(charteredRoutes, address)(screen)).toBe(isShown);
});

test('charters of the section come first, then those of few screens', () => {
  const ids = findCharters('myHealth/contact').map(({ id }) => id);
  expect(ids[0]).toBe('emergency-contact-and-its-phone');
  expect(ids.indexOf('two-tabs-one-section')).toBeLessThan(ids.indexOf('logout-names-what-is-unsaved'));
  expect(ids).not.toContain('height-there-and-back');
});
