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
  // The CSP blocks scripts that are injected into the page (docs/integrating.md).
  const hasRunInjectedScript = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.intruder = true';
    document.head.append(script);
    return 'intruder' in window;
  });
  expect(hasRunInjectedScript).toBe(false);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toHaveLength(0);
  expect(context.serviceWorkers()).toEqual([]);
  expect((await page.request.get('mockServiceWorker.js')).status()).toBe(404);
  await page.evaluate(() => sessionStorage.removeItem('mockConsole'));
  await expect(page.getByRole('complementary', { name: 'Mock tools' })).toHaveCount(0);
  await page.goto('login?scenario=complete');
  await expectPatientDashboard(page);
});
