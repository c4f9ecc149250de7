import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { launchOptions } from '../e2e/support/chromium.ts';

/** Two slow cores running a browser: generous, so that only a real fault fails. */
const TIMEOUTS = { testTimeout: 60_000, hookTimeout: 60_000 };

/** Every story in a real browser: it renders, its play function passes, axe finds nothing, in dark neither. */
async function stories(): Promise<TestProjectInlineConfiguration> {
  return {
    extends: true,
    plugins: [await storybookTest({ configDir: '.storybook' })],
    test: {
      ...TIMEOUTS,
      name: 'stories',
      // One page leaves a core half idle: a browser draws and runs scripts in turn.
      maxWorkers: 2,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: await launchOptions(), actionTimeout: 15_000 }),
        instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
      },
    },
  };
}

/** Pure code in Node, components in happy-dom, stories in Chromium. Tests sit beside what they test. */
export async function projects(): Promise<TestProjectInlineConfiguration[]> {
  const sources = ['src', 'mocks', 'stories', 'e2e/support', '.ci'];
  return [
    {
      extends: true,
      test: {
        ...TIMEOUTS,
        name: 'unit',
        environment: 'node',
        include: sources.map((folder) => `${folder}/**/*.test.ts`),
      },
    },
    {
      extends: true,
      test: {
        ...TIMEOUTS,
        name: 'dom',
        environment: 'happy-dom',
        include: sources.map((folder) => `${folder}/**/*.test.tsx`),
        setupFiles: ['.ci/dom-setup.ts'],
      },
    },
    await stories(),
  ];
}
