import { parseArgs } from 'node:util';
import { contractDocument } from '../contract/document.ts';
import { fuzz } from './fuzz.ts';

const print = (text: string) => process.stdout.write(`${text}\n`);

// `npm run fuzz -- --calls 20000 --seed 7` tests the mock against its own API document.
const { values } = parseArgs({
  options: { calls: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' } },
});
const calls = Number(values.calls);
const seed = Number(values.seed);
if (!Number.isInteger(calls) || calls < 1 || !Number.isInteger(seed)) {
  print('--calls and --seed are whole numbers. Try: npm run fuzz -- --calls 2000 --seed 7');
  process.exit(1);
}

const startMs = performance.now();
const { findings, statuses } = await fuzz(await contractDocument(), { calls, seed });
for (const { check, operation, status, sent } of findings)
  print(`${check}\n  ${operation} ${status}\n  ${JSON.stringify(sent)}`);
const answers = Object.entries(statuses).map(([status, times]) => `${status} ${times} times`);
const seconds = ((performance.now() - startMs) / 1000).toFixed(0);
print(
  `${calls} calls from seed ${seed} in ${seconds} s: ${findings.length} findings. Answered ${answers.join(', ')}.`,
);
process.exitCode = findings.length > 0 ? 1 : 0;
