import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Exchange } from '#radar/exchange.ts';
import { type Heading, summarizeReport, toMarkdown } from '#radar/markdown.ts';
import { countByVerdict, createRadar, type Radar, type RadarReport } from '#radar/report.ts';
import { documentedStatuses } from './api-document.ts';
import { type ContractArguments, readArguments } from './arguments.ts';
import { canJudge, judgeByDocument } from './document-judge.ts';
import { openDoor, whenUp } from './door.ts';
import { readHar } from './har.ts';
import { patchFrom } from './patch/patch.ts';
import { recordedAccount, recordingOf } from './record/recording.ts';
import { type Role, signIn } from './session.ts';
import { walk } from './walk.ts';
import { tryWrites } from './writes.ts';

const print = (text: string) => process.stdout.write(`${text}\n`);

/** Adds drifts from the API document to the radar if redocly is installed; lists the judges. */
async function askDocument(radar: Radar, exchanges: readonly Exchange[]): Promise<string[]> {
  const schemas = 'the app’s own schemas';
  if (!canJudge()) return [schemas];
  try {
    const { judgements, unseen } = await judgeByDocument(exchanges);
    for (const { operation, drift } of judgements) radar.add(operation, drift);
    for (const [operation, paths] of unseen) radar.setUnseenFields(operation, paths);
    return [schemas, 'public/openapi.json (redocly drift)'];
  } catch {
    return [schemas, 'nothing else: what redocly drift says could not be read'];
  }
}

async function judgeHar(file: string, radar: Radar, url: string | undefined) {
  const { base, exchanges } = readHar(await readFile(file, 'utf8'), url);
  for (const exchange of exchanges) radar.record(exchange);
  return { base, exchanges, notes: new Map<string, string>() };
}

async function saveRecording(file: string, exchanges: readonly Exchange[], role: Role): Promise<void> {
  const snapshot = await recordingOf(exchanges, role);
  await writeFile(file, `${JSON.stringify(snapshot, null, 1)}\n`);
  print(
    `Recorded in ${file}: import it in the mock’s console (Data), and sign in as ${recordedAccount.email}.\n`,
  );
}

async function judgeApi(base: string, radar: Radar, wanted: ContractArguments) {
  const exchanges: Exchange[] = [];
  const door = openDoor(base, (exchange) => {
    exchanges.push(exchange);
    radar.record(exchange);
  });
  await whenUp(base);
  const { role, leave } = await signIn(door, wanted);
  try {
    const notes = await walk(door, role, { patient: wanted.patient });
    if (wanted.write && wanted.patient !== undefined) {
      for (const [name, note] of await tryWrites(door, role, wanted.patient)) notes.set(name, note);
    }
    if (wanted.record !== undefined) await saveRecording(wanted.record, exchanges, role);
    return { base, exchanges, notes };
  } finally {
    await leave();
  }
}

async function save(report: RadarReport, heading: Heading, out: string): Promise<void> {
  await mkdir(out, { recursive: true });
  await writeFile(join(out, 'contract.json'), `${JSON.stringify({ ...heading, ...report }, null, 2)}\n`);
  await writeFile(join(out, 'contract.md'), toMarkdown(report, heading));
}

/** Writes a patch made from a saved report, for a person to review. */
async function savePatch(report: string, out: string): Promise<void> {
  const { text, amended, left } = await patchFrom(await readFile(report, 'utf8'));
  const file = join(out, 'contract.patch');
  await mkdir(out, { recursive: true });
  await writeFile(file, text);
  print(
    `${amended} amended, ${left} left to you: ${file}. Read it, then: git apply ${file} && npm run format`,
  );
}

async function main(): Promise<void> {
  const wanted = readArguments(process.argv.slice(2), process.env);
  if (wanted.patch !== undefined) return savePatch(wanted.patch, wanted.out);
  const radar = createRadar({ statusesOf: documentedStatuses(), withValues: wanted.values });
  const { base, exchanges, notes } =
    wanted.har === undefined
      ? await judgeApi(wanted.url ?? '', radar, wanted)
      : await judgeHar(wanted.har, radar, wanted.url);
  const judges = await askDocument(radar, exchanges);
  const report = radar.report(notes);
  const heading = { api: base, at: new Date().toISOString(), validators: judges };
  await save(report, heading, wanted.out);
  print(toMarkdown(report, heading));
  print(`${summarizeReport(report)}. Saved in ${wanted.out}.`);
  if (countByVerdict(report, 'drifts') + countByVerdict(report, 'unreachable') > 0) process.exitCode = 1;
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 2;
});
