import { resolve } from 'node:path';
import { expect } from 'playwright/test';
import { projectFolder } from '../../../tools/project-folder.ts';
import { expectPatientDashboard, test } from '../../support/app.ts';
import { builds } from '../../support/builds.ts';
import { filesIn, mockTraces, RADAR_TRACES } from '../../support/bundle.ts';

test('a live bundle contains nothing of the mock', async ({ page, context, backend }) => {
  const folder = resolve(projectFolder, builds.live.folder);
  expect(mockTraces(folder)).toEqual([]);
  expect(filesIn(folder)).toContain('404.html');
  expect(mockTraces(folder, RADAR_TRACES)).toEqual([]);
  // The same search finds traces in a mocked bundle, so the search itself works.
  expect(mockTraces(resolve(projectFolder, builds.mocked.folder)).length).toBeGreaterThan(2);

  await backend.start('half-done', 'dashboard');
  await expectPatientDashboard(page);
  expect(await page.evaluate(() => 'clinicMock' in window)).toBe(false);
  await expect(page.getByText('Demo data')).toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  // The policy blocks scripts and markup that are injected (docs/integrating.md). In a
  // page of its own, whose violations the fixture does not count.
  const attacked = await context.newPage();
  await attacked.goto('dashboard');
  await expectPatientDashboard(attacked);
  const whatRan = await attacked.evaluate(async () => {
    const attempts = {
      script: () => {
        const script = document.createElement('script');
        script.textContent = 'window.intruder = true';
        document.head.append(script);
      },
      markup: () => {
        document.body.innerHTML = '<img src="x" onerror="window.intruder = true">';
      },
    };
    const refusals = Object.entries(attempts).map(([name, run]) => {
      try {
        run();
        return `${name} was let in`;
      } catch (error) {
        return `${name}: ${(error as Error).name}`;
      }
    });
    return { refusals, hasRun: 'intruder' in window };
  });
  expect(whatRan).toEqual({ refusals: ['script: TypeError', 'markup: TypeError'], hasRun: false });
  await attacked.close();
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toHaveLength(0);
  expect(context.serviceWorkers()).toEqual([]);
  expect((await page.request.get('mockServiceWorker.js')).status()).toBe(404);
  await page.evaluate(() => sessionStorage.removeItem('mockConsole'));
  await expect(page.getByRole('complementary', { name: 'Mock tools' })).toHaveCount(0);
  // A live build ignores the scenario: the user is still signed in.
  await page.goto('login?scenario=complete');
  await expectPatientDashboard(page);
});
