import { writeFile } from 'node:fs/promises';
import type { ScenarioName } from '#mocks/controls/scenarios/scenarios.ts';
import { expect, test } from '../test.ts';
import { button, heading } from './steps.ts';

/** Screens whose screenshots are stored with the test results: a name, a scenario and a path. */
const screens: readonly (readonly [name: string, scenario: ScenarioName, path: string])[] = [
  ['login', 'clinic', 'login'],
  ['sign-up', 'clinic', 'signup'],
  ['patient dashboard', 'half-done', 'dashboard'],
  ['intake section', 'half-done', 'myHealth/diagnosis'],
  ['check of the answers', 'complete', 'myHealth/check-answers'],
  ['health journey', 'complete', 'health-journey'],
  ['dosing history', 'complete', 'dosing-history'],
  ['physician dashboard', 'physician', 'physician/dashboard'],
  ['patient list', 'physician', 'physician/list-patient'],
  ['Shoop form', 'physician', 'physician/patient-profile/complete-patient?view=shoop&step=new'],
];

test('ten screens open at 1440 and 390 px, and none is wider than its window', async ({
  tab,
  backend,
}, info) => {
  test.slow();
  for (const [name, scenario, path] of screens) {
    await backend.start(scenario, path);
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await tab.resize(width, height);
      await tab.getByRole('heading', { level: 1 }).first().toBeVisible();
      await tab.getByText(/^Loading /).toHaveCount(0);
      const overflowPx = () =>
        tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(overflowPx, `${name} at ${width}`).toBe(0);
      await writeFile(info.outputPath(`${name} ${width}.png`), await tab.picture());
    }
  }
});

test('the dark scheme is chosen in the menu of the name and survives a reload', async ({
  tab,
  backend,
}, info) => {
  await backend.start('half-done', 'dashboard');
  await heading(tab, 'Welcome, Grace').toBeVisible();
  const backgroundColor = () => tab.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const lightColor = await backgroundColor();
  await button(tab, 'Grace Holloway').click();
  await tab.getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(backgroundColor).not.toBe(lightColor);
  const darkColor = await backgroundColor();
  await tab.reload();
  await heading(tab, 'Welcome, Grace').toBeVisible();
  await expect.poll(backgroundColor).toBe(darkColor);
  await writeFile(info.outputPath('dark.png'), await tab.picture());
});

test('on a phone the menu opens and its links work', async ({ tab, backend }) => {
  await tab.resize(390, 844);
  await backend.start('half-done', 'dashboard');
  await heading(tab, 'Welcome, Grace').toBeVisible();
  await button(tab, /menu/i).first().click();
  await tab.getByRole('link', { name: 'Health Journey' }).click();
  await heading(tab, 'Check Your Health Journey!').toBeVisible();
});

test('the tests notice an error of a page', async ({ tab, backend, site }) => {
  await backend.start('clinic', 'login');
  await heading(tab, 'Welcome back').toBeVisible();
  await tab.evaluate(() => {
    setTimeout(() => {
      throw new Error('thrown by the flows');
    });
    void Promise.reject(new Error('rejected by the flows'));
    // The policy of the page forbids images of other sites without TLS.
    const image = new Image();
    image.src = 'http://example.com/a.png';
    document.body.append(image);
  });
  const reportedErrors: string[] = [];
  const missingErrors = () => {
    reportedErrors.push(...site.takeErrors());
    return ['thrown by the flows', 'rejected by the flows', 'blocked by img-src'].filter(
      (expectedError) => !reportedErrors.join().includes(expectedError),
    );
  };
  await expect.poll(missingErrors).toEqual([]);
});
