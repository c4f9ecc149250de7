import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { builds, MOCK_API_URL } from '../e2e/support/builds.ts';

const TOP = resolve(import.meta.dirname, '..');
const REPORTS = join(TOP, 'node_modules/.cache/test-reports');

type Tally = { passed: number; failed: number };
type Step = {
  name: string;
  command: string[];
  env?: Record<string, string>;
  tally?: (report: string) => Tally;
};

const report = (name: string) => join(REPORTS, `${name}.json`);

/** Vitest's JSON report: tests one by one, and files that could not even be loaded as one failure each. */
function vitestTally(path: string): Tally {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(path, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    testResults: { status: string; assertionResults: unknown[] }[];
  };
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

/** Playwright's JSON report; a flaky test passed on a retry, errors outside tests are failures. */
function playwrightTally(path: string): Tally {
  const { stats, errors } = JSON.parse(readFileSync(path, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
    errors: unknown[];
  };
  return { passed: stats.expected + stats.flaky, failed: Math.max(stats.unexpected, errors.length ? 1 : 0) };
}

const check = (name: string, ...command: string[]): Step => ({ name: `check ${name}`, command });

const vitest = (name: string, selected: string[], env = {}): Step => ({
  name,
  env,
  command: ['vitest', 'run', ...selected.flatMap((project) => ['--project', project])]
    .concat('--passWithNoTests', '--silent=passed-only')
    .concat('--reporter=dot', '--reporter=json', `--outputFile.json=${report(name)}`),
  tally: vitestTally,
});

const build = (name: string, folder: string, args: string[] = [], env = {}): Step => ({
  name: `build ${name}`,
  command: ['vite', 'build', '--logLevel=warn', '--outDir', folder, '--emptyOutDir', ...args],
  env,
});

const steps: Step[] = [
  check('format and lint', 'biome', 'ci', '--colors=off', '.'),
  check('imports', 'depcruise', '--config', '.dependency-cruiser.mjs', 'src', 'mocks', 'stories', 'e2e'),
  check('types', 'tsc', '--noEmit'),
  check('unused', 'knip', '--no-progress'),
  vitest('unit', ['chaos', 'unit', 'dom']),
  // React as it ships: its development build takes half as long again.
  vitest('stories', ['stories'], { NODE_ENV: 'production' }),
  build('mocked', builds.mocked.folder),
  build('sub-path', builds.subPath.folder, [`--base=${builds.subPath.base}`]),
  build('live', builds.live.folder, [], { VITE_API_URL: MOCK_API_URL }),
  {
    name: 'e2e',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--pass-with-no-tests'].concat(
      '--reporter=dot,json',
    ),
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report('e2e') },
    tally: playwrightTally,
  },
];

/** Runs one step and counts it: by its report where it writes one, else as one check that holds or not. */
function run({ name, command: [program = '', ...args], env, tally }: Step): Tally {
  const started = Date.now();
  console.log(`\n=== ${name}: ${program} ${args.join(' ')}`);
  // The tests say for themselves what each build is made for, whatever the shell's environment names.
  const { VITE_API_URL, VITE_MOCKS, ...inherited } = process.env;
  const { status } = spawnSync(join(TOP, 'node_modules/.bin', program), args, {
    cwd: TOP,
    stdio: 'inherit',
    env: { ...inherited, CI: 'true', STORYBOOK_DISABLE_TELEMETRY: '1', ...env },
  });
  const result = count(status === 0, tally && (() => tally(report(name))));
  console.log(`=== ${name}: ${line(result)} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return result;
}

/** A program that fails without one failed test (a crash, no report) is a failure all the same. */
function count(succeeded: boolean, tally?: () => Tally): Tally {
  if (!tally) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  try {
    const result = tally();
    return succeeded ? result : { ...result, failed: Math.max(result.failed, 1) };
  } catch {
    return { passed: 0, failed: succeeded ? 0 : 1 };
  }
}

const line = ({ passed, failed }: Tally) => `${passed} passed, ${failed} failed`;

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const wanted = process.argv.slice(2);
const chosen = steps.filter(({ name }) => !wanted.length || wanted.some((word) => name.startsWith(word)));
const started = Date.now();
const results = chosen.map((step) => ({ name: step.name, ...run(step) }));
const total = results.reduce<Tally>(
  (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
  { passed: 0, failed: 0 },
);
console.log(`\n=== all steps, ${((Date.now() - started) / 1000).toFixed(0)} s`);
for (const result of results)
  console.log(`${result.failed ? 'FAILED' : 'ok    '} ${result.name}: ${line(result)}`);
console.log(line(total));
process.exitCode = total.failed ? 1 : 0;
