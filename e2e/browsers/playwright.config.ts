import { defineConfig } from 'playwright/test';
import { installedEngines } from './engines/engines.ts';
import type { EngineOptions } from './test.ts';

/** Main flows in the installed engines other than Playwright's Chromium, on both builds. */
export default defineConfig<object, EngineOptions>({
  testDir: './flows',
  outputDir: '../../test-results/browsers',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // A busy machine can break a test's timing once; a fault of the app fails twice. Listed as flaky.
  retries: 1,
  reporter: [['dot'], ['./missing-engines-reporter.ts'], ['../support/time-limit-reporter.ts']],
  projects: installedEngines().flatMap(({ name }) =>
    (['mocked', 'live'] as const).map((build) => ({
      name: `${name} ${build}`,
      // Playwright's Chromium runs all else.
      testMatch: name === 'chromium' ? 'back.flow.ts' : '*.flow.ts',
      use: { engine: name, build },
    })),
  ),
});
