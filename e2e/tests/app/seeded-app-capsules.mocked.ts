import { join } from 'node:path';
import { expect } from 'playwright/test';
import type { CapsuleHar } from '#mocks/capsule/capsule.ts';
import { createPlaywrightTest } from '#mocks/capsule/export/playwright-test.ts';
import { isBriefRun } from '../../../tools/ci/full-run.ts';
import { test } from '../../support/app.ts';
import { appFaults } from '../../support/app-faults/faults.ts';
import { recordWalk, replayWalk } from '../../support/app-faults/record-walk.ts';
import { type AppWalk, appWalks } from '../../support/app-faults/walks.ts';
import { readScripts, serveBrokenApp } from '../../support/broken-app.ts';
import { builds, urlOf } from '../../support/builds.ts';
import { runExportedTest } from '../../support/exported-test.ts';

const goodUrl = urlOf(builds.mocked);

/** True to check each fault in all ways, which takes half an hour. */
const isThorough = process.env.EVERY_FAULT === '1';

/** Number of faults of each walk that are tried. */
const faultCount = isBriefRun ? 3 : undefined;

/** Capsules of the walks on the good build, each recorded once by a worker. */
const recorded = new Map<string, Promise<CapsuleHar>>();

test('there are 50 seeded faults of the app', () =>
  expect(Object.values(appFaults).flat().length).toBeGreaterThanOrEqual(50));

test('each fault can be put into the scripts', async () => {
  const isInScripts = await readScripts();
  const missing = Object.values(appFaults)
    .flat()
    .filter(([, find, replace, script]) => !isInScripts({ find, replace, ...(script && { script }) }))
    .map(([fault]) => fault);
  expect(missing).toEqual([]);
});

for (const [name, walk] of Object.entries(appWalks) as [keyof typeof appWalks, AppWalk][]) {
  test.describe(name, () => {
    const record: typeof recordWalk = (browser, url) => {
      const har = recorded.get(name) ?? recordWalk(browser, url, walk);
      recorded.set(name, har);
      return har;
    };

    test('a replay and the exported test find nothing on the good build', async ({ browser }, {
      outputDir,
    }) => {
      const har = await record(browser, goodUrl, walk);
      expect(await replayWalk(browser, goodUrl, har, { daysLater: 9 })).toEqual([]);
      expect(await replayWalk(browser, goodUrl, har, { timezoneId: 'Asia/Kolkata' })).toEqual([]);
      const source = await createPlaywrightTest(har);
      expect(await runExportedTest(outputDir, source, goodUrl)).toBeNull();
    });

    const faults = appFaults[name].slice(0, faultCount);
    for (const [index, [fault, find, replace, script]] of faults.entries())
      test(`notices: ${fault}`, async ({ browser }, { outputDir }) => {
        const isInAllWays = isThorough || index === 0;
        if (isInAllWays) test.slow();
        const har = await record(browser, goodUrl, walk);
        const app = await serveBrokenApp({ find, replace, ...(script && { script }) });
        const findings = await replayWalk(browser, app.url, har, { endsAtFirst: true });
        expect(
          app.countReplaced(),
          `the fault is in the scripts: ${JSON.stringify(findings)}`,
        ).toBeGreaterThan(0);
        expect(findings).not.toEqual([]);
        if (isInAllWays) {
          const source = await createPlaywrightTest(har);
          expect(await runExportedTest(join(outputDir, 'exported'), source, app.url)).not.toBeNull();
          const bad = await recordWalk(browser, app.url, walk, true);
          expect(await replayWalk(browser, app.url, bad, { daysLater: 9 })).toEqual([]);
          expect(await replayWalk(browser, app.url, bad, { timezoneId: 'Asia/Kolkata' })).toEqual([]);
        }
        app.close();
      });
  });
}
