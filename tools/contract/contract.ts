import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Exchange } from '#radar/exchange.ts';
import { type Heading, summarizeReport, toMarkdown } from '#radar/markdown.ts';
import { countByVerdict, createRadar, type Radar, type RadarReport } from '#radar/report.ts';
import { createStatusLookup } from './api-document.ts';
import { type ContractArguments, readArguments } from './arguments.ts';
import {
  type ContractClient,
  createContractClient,
  fetchOverNetwork,
  waitForServer,
} from './contract-client.ts';
import { checkCors } from './cors/check-cors.ts';
import { canJudge, judgeByDocument } from './document-judge.ts';
import { readHar, unpackHar } from './har.ts';
import { runInterruptibly } from './interruption.ts';
import { saveDifference } from './openapi/save-difference.ts';
import { createPatch } from './patch/patch.ts';
import { createRecording, recordedAccount } from './record/recording.ts';
import { type Role, signIn } from './session.ts';
import { findTokenDrifts, listTokenRemarks } from './tokens.ts';
import { callAllReads } from './walk.ts';
import { listLeftovers, tryWrites } from './writes.ts';

const printLine = (text: string) => process.stdout.write(`${text}\n`);
const printError = (text: string) => process.stderr.write(`${text}\n`);

/** Adds drifts from the API document to the radar if redocly is installed; lists the judges. */
async function judgeByApiDocument(radar: Radar, exchanges: readonly Exchange[]): Promise<string[]> {
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

/** Feeds the radar with the calls of a HAR. */
async function judgeHar(file: string, radar: Radar, url: string | undefined) {
  const { base, exchanges } = readHar(unpackHar(await readFile(file)), url);
  for (const exchange of exchanges) radar.record(exchange);
  return { base, exchanges, notes: new Map<string, string>(), writes: noWrites };
}

/** Writes a snapshot for the mock with the API's replies, without personal data. */
async function saveRecording(file: string, exchanges: readonly Exchange[], role: Role): Promise<void> {
  const snapshot = await createRecording(exchanges, role);
  await writeFile(file, `${JSON.stringify(snapshot, null, 1)}\n`);
  printLine(
    `Recorded in ${file}: import it in the mock’s console (Data), and sign in as ${recordedAccount.email}.\n`,
  );
}

/** Tries the writes, and names the changes that were not put back. */
async function judgeWrites(client: ContractClient, role: Role, patient: string) {
  const { result: outcomes, exitCode } = await runInterruptibly(
    (signal) => tryWrites(client, role, patient, signal),
    () => printError('Stopping. What was changed is put back first; once more ends at once.'),
  );
  const leftovers = listLeftovers(outcomes);
  for (const leftover of leftovers) printError(leftover);
  return {
    outcomes,
    exitCode: exitCode ?? (leftovers.length > 0 ? 1 : null),
    isInterrupted: exitCode !== null,
  };
}

/** Result of a run without writes. */
const noWrites = { outcomes: new Map<string, string>(), exitCode: null, isInterrupted: false };

/** Signs in to the API, calls it as the arguments ask, and feeds the radar with the calls. */
async function judgeApi(base: string, radar: Radar, contractArguments: ContractArguments) {
  const exchanges: Exchange[] = [];
  const { origin } = contractArguments;
  const record = (exchange: Exchange) => {
    exchanges.push(exchange);
    radar.record(exchange);
  };
  const client = createContractClient(base, record, fetchOverNetwork, origin);
  await waitForServer(base);
  const { role, accessToken, signOut } = await signIn(client, contractArguments);
  try {
    const notes = await callAllReads(client, role, { patient: contractArguments.patient });
    const writes =
      contractArguments.write && contractArguments.patient !== undefined
        ? await judgeWrites(client, role, contractArguments.patient)
        : noWrites;
    for (const [name, note] of writes.outcomes) notes.set(name, note);
    if (origin !== undefined && !writes.isInterrupted) {
      const check = { base, origin, network: fetchOverNetwork };
      for (const { operation, drift } of await checkCors(check, { role, token: accessToken, exchanges }))
        radar.addAround(operation, drift);
    }
    if (contractArguments.record !== undefined && !writes.isInterrupted)
      await saveRecording(contractArguments.record, exchanges, role);
    return { base, exchanges, notes, writes };
  } finally {
    await signOut();
  }
}

/** Writes the report as JSON and as Markdown. */
async function saveReport(report: RadarReport, heading: Heading, out: string): Promise<void> {
  await mkdir(out, { recursive: true });
  await writeFile(join(out, 'contract.json'), `${JSON.stringify({ ...heading, ...report }, null, 2)}\n`);
  await writeFile(join(out, 'contract.md'), toMarkdown(report, heading));
}

/** Writes a patch made from a saved report, for a person to review. */
async function savePatch(report: string, out: string): Promise<void> {
  const { text, amended, left } = await createPatch(await readFile(report, 'utf8'));
  const file = join(out, 'contract.patch');
  await mkdir(out, { recursive: true });
  await writeFile(file, text);
  printLine(
    `${amended} amended, ${left} left to you: ${file}. Read it, then: git apply ${file} && npm run format`,
  );
}

/** Compares an API's own document with ours. The exit code is 1 if something would break. */
async function compareDocument(source: string, out: string): Promise<void> {
  const { markdown, summary, breaks } = await saveDifference(source, out);
  printLine(markdown);
  printLine(`${summary}. Saved in ${out}.`);
  if (breaks) process.exitCode = 1;
}

/** Runs the command. The exit code is 1 if something deviates, 2 if the command itself fails. */
async function main(): Promise<void> {
  const contractArguments = readArguments(process.argv.slice(2), process.env);
  const { patch, openapi, out } = contractArguments;
  if (patch !== undefined) return savePatch(patch, out);
  if (openapi !== undefined) return compareDocument(openapi, out);
  const radar = createRadar({ statusesOf: createStatusLookup(), withValues: contractArguments.values });
  const { base, exchanges, notes, writes } =
    contractArguments.har === undefined
      ? await judgeApi(contractArguments.url ?? '', radar, contractArguments)
      : await judgeHar(contractArguments.har, radar, contractArguments.url);
  for (const { operation, drift } of findTokenDrifts(exchanges)) radar.addAround(operation, drift);
  const judges = await judgeByApiDocument(radar, exchanges);
  const report = radar.report(notes, writes.outcomes);
  const heading = {
    api: base,
    at: new Date().toISOString(),
    validators: judges,
    remarks: listTokenRemarks(exchanges),
  };
  await saveReport(report, heading, contractArguments.out);
  printLine(toMarkdown(report, heading));
  printLine(`${summarizeReport(report)}. Saved in ${contractArguments.out}.`);
  if (countByVerdict(report, 'drifts') + countByVerdict(report, 'unreachable') > 0) process.exitCode = 1;
  if (writes.exitCode !== null) process.exitCode = writes.exitCode;
}

await main().catch((error: unknown) => {
  printError(String(error instanceof Error ? error.message : error));
  process.exitCode = 2;
});
