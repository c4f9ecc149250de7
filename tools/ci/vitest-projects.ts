import { globSync, readFileSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { launchOptions } from '../../e2e/support/chromium.ts';
import { EVERY } from './every.ts';

/** For two slow cores: both are kept busy, and time is given generously, so that only a real fault fails. */
const LIMITS = { testTimeout: 60_000, hookTimeout: 60_000, maxWorkers: 2 };

/** Tag of the story that shows a screen in its first state. */
const SCREEN = 'screen';

/** The seeds of the chaos test. */
const SEEDS = EVERY ? 300 : 30;
const CHAOS = 'e2e/support/{chaos,shoop-chaos}/*.test.ts';

/** The first seed of the chaos test and the one after its last. */
type Seeds = readonly [first: number, end: number];

declare module 'vitest' {
  interface ProvidedContext {
    seeds: Seeds;
  }
}

/** One file would keep one core busy long after the other has finished all the rest: each takes half of the seeds. */
const chaos = (name: string, seeds: Seeds): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    ...LIMITS,
    name,
    environment: 'happy-dom',
    include: [CHAOS],
    setupFiles: ['tools/ci/chaos-setup.ts'],
    // Hundreds of walks are drawn several times faster by what runs in production.
    env: { NODE_ENV: 'production' },
    provide: { seeds },
  },
});

/** Returns the story files that show no screen in its first state, for a short run to leave out. */
const filesWithoutScreen = () =>
  globSync('stories/**/*.stories.tsx').filter((path) => !readFileSync(path, 'utf8').includes(`'${SCREEN}'`));

/** Stories in a real browser: each renders, its play function passes, and axe finds nothing in either scheme. */
async function stories(): Promise<TestProjectInlineConfiguration> {
  return {
    extends: true,
    plugins: [await storybookTest({ configDir: '.storybook', tags: { include: [EVERY ? 'test' : SCREEN] } })],
    test: {
      ...LIMITS,
      exclude: EVERY ? [] : filesWithoutScreen(),
      name: 'stories',
      // As in Storybook itself, one page shows one story after the other: each file anew would load everything again.
      isolate: false,
      // A page waits for a quarter of its time.
      maxWorkers: 3,
      // As the flows: both cores are busy, and hands in a story are quicker than a page that gets no time to draw.
      retry: 1,
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
  const sources = ['src', 'mocks', 'stories', 'e2e/support', '.storybook', 'tools'];
  return [
    {
      extends: true,
      test: {
        ...LIMITS,
        name: 'unit',
        environment: 'node',
        include: sources.map((folder) => `${folder}/**/*.test.ts`),
        exclude: [CHAOS],
        isolate: false,
      },
    },
    chaos('chaos 1', [0, SEEDS / 2]),
    chaos('chaos 2', [SEEDS / 2, SEEDS]),
    {
      extends: true,
      test: {
        ...LIMITS,
        name: 'dom',
        environment: 'happy-dom',
        // As apart as in a process each, which would load all of React and Mantine again for every file.
        pool: 'vmForks',
        include: sources.map((folder) => `${folder}/**/*.test.tsx`),
        setupFiles: ['tools/ci/dom-setup.ts'],
      },
    },
    await stories(),
  ];
}
