import { defineConfig } from 'playwright/test';
import { installedEngines } from './engines/engines.ts';
import type { EngineOptions } from './test.ts';

/** The main flows in the engines that this machine has beside Chromium, on both builds. */
export default defineConfig<object, EngineOptions>({
  testDir: './flows',
  testMatch: '*.flow.ts',
  outputDir: '../../test-results/browsers',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // A crowded machine can break a test's own timing once; a fault of the app breaks it twice. Listed as flaky.
  retries: 1,
  reporter: [['dot'], ['./missing-engines-reporter.ts']],
  projects: installedEngines().flatMap(({ name }) =>
    (['mocked', 'live'] as const).map((build) => ({
      name: `${name} ${build}`,
      use: { engine: name, build },
    })),
  ),
});
