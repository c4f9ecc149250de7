import { join, resolve } from 'node:path';
import { builds, MOCK_API_URL } from '../e2e/support/builds.ts';
import { playwrightTally, type Tally, vitestTally } from './tally.ts';

export const TOP = resolve(import.meta.dirname, '..');

/** Where the steps leave their reports. */
export const REPORTS = join(TOP, 'node_modules/.cache/test-reports');

/** A program of the project's own, run to its end. */
export type Step = {
  name: string;
  command: [program: string, ...args: string[]];
  env?: Record<string, string>;
  /** Reads what the program reported; without one, the step is a single check that holds or not. */
  tally?: () => Tally;
  /** Needs what the others made, and the whole machine. */
  alone?: true;
};

const report = (name: string) => join(REPORTS, `${name}.json`);

const check = (name: string, ...command: Step['command']): Step => ({ name: `check ${name}`, command });

/** Redocly's own tool asks nobody for a newer one and tells nobody that it ran. */
export const quietRedocly = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

const vitest = (name: string, projects: string[], env = {}): Step => ({
  name,
  env,
  command: [
    'vitest',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    ...['--passWithNoTests', '--silent=passed-only'],
    ...['--reporter=dot', '--reporter=json', `--outputFile.json=${report(name)}`],
  ],
  tally: () => vitestTally(report(name)),
});

const build = (name: string, folder: string, args: string[] = [], env = {}): Step => ({
  name: `build ${name}`,
  command: ['vite', 'build', '--logLevel=warn', '--outDir', folder, '--emptyOutDir', ...args],
  env,
});

/** In the order they are begun: the longest first, and beside it all that is shorter. */
export const steps: readonly Step[] = [
  // React as it ships: its development build takes half as long again.
  vitest('stories', ['stories'], { NODE_ENV: 'production' }),
  check('format and lint', 'biome', 'ci', '--colors=off', '.'),
  check(
    'imports',
    'depcruise',
    '--config',
    '.dependency-cruiser.mjs',
    'src',
    'mocks',
    'contract',
    'stories',
    'e2e',
  ),
  check('types', 'tsc', '--noEmit'),
  check('unused', 'knip', '--no-progress'),
  {
    ...check('contract', 'redocly', 'lint', 'public/openapi.json', '--config', '.ci/redocly.yaml'),
    env: quietRedocly,
  },
  build('mocked', builds.mocked.folder),
  build('sub-path', builds.subPath.folder, [`--base=${builds.subPath.base}`]),
  build('live', builds.live.folder, [], { VITE_API_URL: MOCK_API_URL }),
  vitest('unit', ['chaos*', 'unit', 'dom']),
  {
    name: 'e2e',
    command: [
      'playwright',
      'test',
      '--config',
      'e2e/playwright.config.ts',
      '--pass-with-no-tests',
      '--reporter=dot,json',
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report('e2e') },
    tally: () => playwrightTally(report('e2e')),
    alone: true,
  },
];
