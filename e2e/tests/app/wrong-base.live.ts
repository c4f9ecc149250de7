import { resolve } from 'node:path';
import { expect } from 'playwright/test';
import { projectFolder } from '../../../tools/project-folder.ts';
import { test } from '../../support/app.ts';
import { builds } from '../../support/builds.ts';
import { serveFolder } from '../../support/static-server.ts';

test('a build without --base says so on the page of a sub-path', async ({ page }) => {
  const site = await serveFolder(resolve(projectFolder, builds.live.folder), { base: '/intake/' });
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  try {
    // An empty page, and one that the build has rendered.
    for (const path of ['', 'login']) {
      await page.goto(site.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('The page could not be loaded');
      await expect(page.getByRole('main')).toContainText('Please try again.');
      const reloaded = page.waitForEvent('load');
      await page.getByRole('button', { name: 'Try again' }).click();
      await reloaded;
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('The page could not be loaded');
    }
    const advice = /built for base \/, and this page is served from \/intake\/\. .*--base=\/intake\//;
    await expect.poll(() => lines.filter((line) => advice.test(line)).length).toBe(4);
  } finally {
    site.close();
  }
});
