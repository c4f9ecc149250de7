import { join, resolve } from 'node:path';
import { installedEngines } from '../../e2e/browsers/engines/engines.ts';
import { builds, MOCK_API_URL } from '../../e2e/support/builds.ts';
import { EVERY } from './every.ts';
import {
  failedFiles,
  failedInTests,
  playwrightTally,
  secondTries,
  type Tally,
  vitestTally,
} from './tally.ts';

export const TOP = resolve(import.meta.dirname, '../..');

/** Where the steps leave their reports. */
export const REPORTS = join(TOP, 'node_modules/.cache/test-reports');

/** A program of the project's own, run to its end. */
export type Step = {
  name: string;
  command: [program: string, ...args: string[]];
  env?: Record<string, string>;
  /** Reads what the program reported; without one, the step is a single check that holds or not. */
  tally?: () => Tally;
  /** Names what passed only at a second try, with what it failed by; where the program itself does not. */
  secondTries?: () => string[];
  /** Runs alone what failed; nothing when the step failed without a failed test. For tests in a browser, whose timing a crowded machine can break. */
  again?: () => Step['command'] | null;
  /** Needs what the others made, and the whole machine. */
  alone?: true;
  /** Runs where all is tried, or when it is named. */
  whenNamed?: true;
};

const report = (name: string) => join(REPORTS, `${name}.json`);

const check = (name: string, ...command: Step['command']): Step => ({ name: `check ${name}`, command });

/** Redocly's own tool asks nobody for a newer one and tells nobody that it ran. */
export const quietRedocly = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

const vitestRun = (name: string, projects: string[], files: string[] = []): Step['command'] => [
  'vitest',
  'run',
  ...projects.flatMap((project) => ['--project', project]),
  ...files,
  ...['--passWithNoTests', '--silent=passed-only'],
  ...['--reporter=dot', '--reporter=json', `--outputFile.json=${report(name)}`],
];

const vitest = (name: string, projects: string[]): Step => ({
  name,
  command: vitestRun(name, projects),
  tally: () => vitestTally(report(name)),
});

const stories: Step = {
  ...vitest('stories', ['stories']),
  // React as it ships: its development build takes half as long again.
  env: { NODE_ENV: 'production' },
  secondTries: () => secondTries(report('stories')),
  again: () => {
    const files = failedFiles(report('stories'));
    return files.length > 0 ? vitestRun('stories', ['stories'], files) : null;
  },
};

/** Flows in a browser, by Playwright's runner. */
function playwrightStep(name: string, config: string): Step {
  const command: Step['command'] = ['playwright', 'test', '--config', config, '--reporter=dot,json'];
  return {
    name,
    command,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report(name) },
    tally: () => playwrightTally(report(name)),
    again: () => (failedInTests(report(name)) ? [...command, '--last-failed', '--workers=1'] : null),
    alone: true,
  };
}

const flows = playwrightStep('e2e', 'e2e/playwright.config.ts');
const browsers: Step = {
  ...playwrightStep('browsers', 'e2e/browsers/playwright.config.ts'),
  whenNamed: true,
};

const build = (name: string, folder: string, args: string[] = [], env = {}): Step => ({
  name: `build ${name}`,
  command: ['vite', 'build', '--logLevel=warn', '--outDir', folder, '--emptyOutDir', ...args],
  env,
});

/** In the order they are begun: the longest first, and beside it all that is shorter. */
export const steps: readonly Step[] = [
  stories,
  check('format and lint', 'biome', 'ci', '--colors=off', '.'),
  check(
    'imports',
    'depcruise',
    '--config',
    '.dependency-cruiser.mjs',
    'src',
    'mocks',
    'tools/contract',
    'stories',
    'e2e',
  ),
  check('types', 'tsc', '--noEmit'),
  check('unused', 'knip', '--no-progress'),
  check('browsers', 'node', 'tools/browsers/check.ts'),
  {
    ...check('contract', 'redocly', 'lint', 'public/openapi.json', '--config', 'tools/ci/redocly.yaml'),
    env: quietRedocly,
  },
  build('mocked', builds.mocked.folder),
  ...(EVERY ? [build('sub-path', builds.subPath.folder, [`--base=${builds.subPath.base}`])] : []),
  build('live', builds.live.folder, [], { VITE_API_URL: MOCK_API_URL }),
  vitest('unit', ['chaos*', 'unit', 'dom']),
  flows,
  ...(installedEngines().length > 0 ? [browsers] : []),
];
