import { defineConfig, devices } from 'playwright/test';
import { isBriefRun, isFullRun, isRestOfFullRun } from '../tools/ci/full-run.ts';
import { projectFolder } from '../tools/project-folder.ts';
import { builds, urlOf } from './support/builds.ts';
import { launchOptions } from './support/chromium.ts';

const node = JSON.stringify(process.execPath);

/** One static server for each build. `npm run test:e2e` makes the builds first. */
const servers = (isFullRun ? Object.values(builds) : [builds.live, builds.mocked]).map((build) => ({
  command: `${node} e2e/support/static-server.ts ${build.folder} --port ${build.port} --base ${build.base}`,
  cwd: projectFolder,
  port: build.port,
  reuseExistingServer: false,
}));

const launch = await launchOptions();
const desktop = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1280, height: 900 },
  launchOptions: launch,
};

/** Reduces motion so that tests do not wait for animations. Live flows keep the motion. */
const reducedMotion = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** Returns the pattern of the files that run on the live build. */
function liveTests(): RegExp {
  if (isRestOfFullRun) return /\.live\.ts$/;
  return isFullRun ? /\.(live|flow)\.ts$/ : /\.flow\.ts$/;
}

/** Flows that try one thing in many ways. They come last, where a limited run ends. */
const variants = /(faults|chaos|seeded-[a-z-]+)\.mocked\.ts$/;

/** Returns the pattern of the files that run on the mocked build. */
function mockedTests(): RegExp | [] {
  if (!isFullRun) return [];
  return isBriefRun ? /\.mocked\.ts$/ : /\.(mocked|flow)\.ts$/;
}

export default defineConfig({
  testDir: './tests',
  outputDir: '../test-results',
  fullyParallel: true,
  // Pages wait about as long as they work, so four workers keep two cores busy.
  workers: 4,
  // The full run also has to succeed on a machine that is four times slower.
  timeout: isFullRun ? 240_000 : 90_000,
  expect: { timeout: isFullRun ? 30_000 : 15_000 },
  forbidOnly: true,
  // A busy machine can break a test's timing once; a fault of the app fails twice. Listed as flaky.
  retries: isFullRun ? 2 : 1,
  reporter: [['dot'], ['./support/rerun-reporter.ts'], ['./support/time-limit-reporter.ts']],
  use: {
    locale: 'en-US',
    timezoneId: 'America/New_York',
    trace: 'on-first-retry',
    actionTimeout: isFullRun ? 40_000 : 20_000,
    // A new context reloads and recompiles the app. Locally, each worker empties and reuses its
    // context; in CI every test has its own.
    reuseContext: !isFullRun,
  },
  // `<name>.flow.ts` runs live; other files run where their suffix says. A full run has the flows
  // mocked, too, the sub-path build, and the build where only some resources are mocked.
  projects: [
    {
      name: 'live',
      testMatch: liveTests(),
      use: { ...desktop, baseURL: urlOf(builds.live) },
    },
    {
      name: 'mocked',
      testMatch: mockedTests(),
      testIgnore: variants,
      use: { ...desktop, ...reducedMotion, baseURL: urlOf(builds.mocked) },
    },
    {
      // The sample that docs/test-tools.md shows, as other projects run it.
      name: 'samples',
      testDir: '../docs/samples',
      testMatch: '*.spec.ts',
      use: { ...desktop, baseURL: urlOf(builds.mocked) },
    },
    {
      name: 'sub-path',
      testMatch: isFullRun ? /\.sub-path\.ts$/ : [],
      use: { ...desktop, baseURL: urlOf(builds.subPath) },
    },
    {
      name: 'partial',
      testMatch: isFullRun ? /\.partial\.ts$/ : [],
      use: { ...desktop, ...reducedMotion, baseURL: urlOf(builds.partial) },
    },
    {
      name: 'variants',
      testMatch: isFullRun ? variants : /faults\.mocked\.ts$/,
      use: { ...desktop, ...reducedMotion, baseURL: urlOf(builds.mocked) },
    },
  ],
  webServer: servers,
});
