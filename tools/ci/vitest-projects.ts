import { globSync, readFileSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { launchOptions } from '../../e2e/support/chromium.ts';
import { isFullRun, isRestOfFullRun } from './full-run.ts';
import { listFilesWithoutScreen, screenTag } from './story-files.ts';

/** Limits for two slow cores; the timeouts (ms) are long, so that only real faults fail. */
const limits = { testTimeout: 60_000, hookTimeout: 60_000, maxWorkers: 2 };

/** Number of seeds of the chaos test. */
const seedCount = isFullRun ? 300 : 30;
const chaosTests = 'e2e/support/{chaos,shoop-chaos}/*.test.ts';

/** Range of the chaos test's seeds; `end` is exclusive. */
type SeedRange = readonly [first: number, end: number];

declare module 'vitest' {
  interface ProvidedContext {
    seeds: SeedRange;
  }
}

/** Returns a chaos project for a range of seeds; two projects keep both cores busy to the end. */
const createChaosProject = (name: string, seeds: SeedRange): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    ...limits,
    name,
    environment: 'happy-dom',
    include: [chaosTests],
    setupFiles: ['tools/ci/chaos-setup.ts'],
    // React's production build renders the hundreds of walks several times faster.
    env: { NODE_ENV: 'production' },
    provide: { seeds },
  },
});

/** Returns the tags of the stories to run; the rest of a full run leaves out what has passed. */
function storyTags() {
  if (!isFullRun) return { include: [screenTag] };
  return { include: ['test'], exclude: isRestOfFullRun ? [screenTag] : [] };
}

/** Lists test files below these folders; for the rest of a full run those that do more in it. */
function listTests(folders: readonly string[], extension: 'ts' | 'tsx'): string[] {
  const patterns = folders.map((folder) => `${folder}/**/*.test.${extension}`);
  if (!isRestOfFullRun) return patterns;
  return globSync(patterns).filter((path) => readFileSync(path, 'utf8').includes('isFullRun'));
}

/** Returns the project for stories in Chromium, with play functions and axe in both schemes. */
async function createStoriesProject(): Promise<TestProjectInlineConfiguration> {
  return {
    extends: true,
    plugins: [await storybookTest({ configDir: '.storybook', tags: storyTags() })],
    test: {
      ...limits,
      exclude: isFullRun ? [] : listFilesWithoutScreen(),
      name: 'stories',
      // One page runs all stories, as in Storybook. A page per file would load all modules again.
      isolate: false,
      // Three on two cores, because a page is idle for a quarter of its time.
      maxWorkers: 3,
      // As in the flows: on busy cores, simulated input can be faster than the page's rendering.
      retry: 2,
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

/** Returns all projects: pure code in Node, components in happy-dom, stories in Chromium. */
export async function projects(): Promise<TestProjectInlineConfiguration[]> {
  const sources = ['src', 'mocks', 'stories', 'e2e/support', '.storybook', 'tools'];
  return [
    {
      extends: true,
      test: {
        ...limits,
        name: 'unit',
        environment: 'node',
        include: listTests(sources, 'ts'),
        exclude: [chaosTests],
      },
    },
    createChaosProject('chaos 1', [0, seedCount / 2]),
    createChaosProject('chaos 2', [seedCount / 2, seedCount]),
    {
      extends: true,
      test: {
        ...limits,
        name: 'dom',
        environment: 'happy-dom',
        // As isolated as forks, which would load React and Mantine again for every file.
        pool: 'vmForks',
        include: listTests(sources, 'tsx'),
        setupFiles: ['tools/ci/dom-setup.ts'],
      },
    },
    await createStoriesProject(),
  ];
}
