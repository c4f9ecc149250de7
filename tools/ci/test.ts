import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { missingEngines } from '../../e2e/browsers/engines/engines.ts';
import { EVERY, EVERY_FLAG } from './every.ts';
import { REPORTS, type Step, steps, TOP } from './steps.ts';
import { afterSecond, inWords, sum, type Tally, tallyOf } from './tally.ts';

/** Two cores: one step starts up or waits while another works. */
const LANES = 2;

const wanted = process.argv.slice(2).filter((word) => word !== EVERY_FLAG);

const settings = {
  CI: 'true',
  ...(EVERY && { EVERY: '1' }),
  STORYBOOK_DISABLE_TELEMETRY: '1',
  // Node keeps what it has compiled: some thirty processes load the same few large programs.
  NODE_COMPILE_CACHE: join(TOP, 'node_modules/.cache/node-compile'),
};
/** Where output is kept for later, every dot would carry its color's codes. */
const plain = { NO_COLOR: '1' };

const print = (text: string) => process.stdout.write(`${text}\n`);
const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(0)} s`;

/** What a step's report tells; nothing when it left none. */
function reported<T>(read: (() => T) | undefined): T | null {
  try {
    return read?.() ?? null;
  } catch {
    return null;
  }
}

/** Runs one step and counts it. Beside others it keeps what it prints until it has ended: lines stay together. */
async function run(step: Step, beside: boolean): Promise<Tally> {
  const {
    name,
    command: [program, ...args],
    env,
    tally,
  } = step;
  const started = Date.now();
  const title = `\n=== ${name}: ${program} ${args.join(' ')}`;
  const printed: Buffer[] = [];
  print(beside ? `... ${name}` : title);
  // The tests say for themselves what each build is made for, whatever the shell's environment names.
  const { VITE_API_URL, VITE_MOCKS, ...inherited } = process.env;
  const child = spawn(join(TOP, 'node_modules/.bin', program), args, {
    cwd: TOP,
    stdio: beside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...inherited, ...settings, ...(beside && plain), ...env },
  });
  for (const output of [child.stdout, child.stderr]) output?.on('data', (chunk) => printed.push(chunk));
  const succeeded = await new Promise<boolean>((resolve) => {
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
  const result = tallyOf(succeeded, tally);
  if (beside) print(`${title}\n${Buffer.concat(printed)}`);
  print(`=== ${name}: ${inWords(result)} in ${seconds(started)}`);
  for (const test of reported(step.secondTries) ?? []) print(`=== ${name}: only at a second try: ${test}`);
  return result;
}

/** Runs steps side by side, each lane taking the next one that nobody has begun. */
async function runBeside(chosen: readonly Step[], results: Map<Step, Tally>): Promise<void> {
  const waiting = [...chosen];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift())
      results.set(step, await run(step, chosen.length > 1));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** What failed runs once more, alone; whoever reads the end is told how much of it passed only then. */
async function runAgain(step: Step, first: Tally): Promise<Tally> {
  const command = first.failed ? reported(step.again) : null;
  if (!command) return first;
  const result = afterSecond(first, await run({ ...step, name: `${step.name} again`, command }, false));
  print(
    `=== ${step.name}: ${first.failed - result.failed} of ${first.failed} passed only alone, at a second run`,
  );
  return result;
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const isNamed = ({ name }: Step) => wanted.some((word) => name.startsWith(word));
const chosen = steps.filter((step) => (wanted.length > 0 ? isNamed(step) : EVERY || !step.whenNamed));
const needsBrowsers = wanted.length > 0 ? wanted.includes('browsers') : EVERY;
const started = Date.now();
const results = new Map<Step, Tally>();
await runBeside(
  chosen.filter(({ alone }) => !alone),
  results,
);
for (const step of chosen.filter(({ alone }) => alone)) results.set(step, await run(step, false));
for (const [step, result] of results) results.set(step, await runAgain(step, result));
const total = sum([...results.values()]);
print(`\n=== all steps, ${seconds(started)}`);
const inOrder = [...results].sort(([a], [b]) => steps.indexOf(a) - steps.indexOf(b));
for (const [{ name }, result] of inOrder)
  print(`${result.failed ? 'FAILED' : 'ok    '} ${name}: ${inWords(result)}`);
if (needsBrowsers) for (const sentence of missingEngines()) print(sentence);
print(inWords(total));
// A command that names the browsers fails where none is installed.
const isUntried = wanted.includes('browsers') && !chosen.some(({ name }) => name === 'browsers');
process.exitCode = total.failed || isUntried ? 1 : 0;
