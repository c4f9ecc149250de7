import { resolve } from 'node:path';
import { defineConfig, devices } from 'playwright/test';
import { EVERY } from '../tools/ci/every.ts';
import { builds, urlOf } from './support/builds.ts';
import { launchOptions } from './support/chromium.ts';

const top = resolve(import.meta.dirname, '..');
const node = JSON.stringify(process.execPath);

/** One strict static server a build. The builds are made before: `npm run test:e2e` does both. */
const servers = (EVERY ? Object.values(builds) : [builds.live, builds.mocked]).map((build) => ({
  command: `${node} e2e/support/static-server.ts ${build.folder} --port ${build.port} --base ${build.base}`,
  cwd: top,
  port: build.port,
  reuseExistingServer: false,
}));

const launch = await launchOptions();
const desktop = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1280, height: 900 },
  launchOptions: launch,
};

/** Nobody has to wait for what moves; in the live flows it moves. */
const still = { contextOptions: { reducedMotion: 'reduce' } } as const;

export default defineConfig({
  testDir: './tests',
  outputDir: '../test-results',
  fullyParallel: true,
  // A page waits as often as it works: four of them keep two cores busy.
  workers: 4,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // A crowded machine can break a test's own timing once; a fault of the app breaks it twice. Listed as flaky.
  retries: 1,
  reporter: [['dot'], ['./support/rerun-reporter.ts']],
  use: {
    locale: 'en-US',
    timezoneId: 'America/New_York',
    trace: 'on-first-retry',
    actionTimeout: 20_000,
    // A new context loads and compiles the app anew: where one waits, a worker's is emptied instead; in CI each test has its own.
    reuseContext: !EVERY,
  },
  // `<name>.flow.ts` runs live; the others run where their name says. Where all is tried, flows run mocked as well,
  // and so does what is served below a path.
  projects: [
    {
      name: 'live',
      testMatch: EVERY ? /\.(live|flow)\.ts$/ : /\.flow\.ts$/,
      use: { ...desktop, baseURL: urlOf(builds.live) },
    },
    {
      name: 'mocked',
      testMatch: EVERY ? /\.(mocked|flow)\.ts$/ : /faults\.mocked\.ts$/,
      use: { ...desktop, ...still, baseURL: urlOf(builds.mocked) },
    },
    {
      name: 'sub-path',
      testMatch: EVERY ? /\.sub-path\.ts$/ : [],
      use: { ...desktop, baseURL: urlOf(builds.subPath) },
    },
  ],
  webServer: servers,
});
