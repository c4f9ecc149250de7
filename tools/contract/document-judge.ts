import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { type Drift, describeKind } from '#api/contract/drifts.ts';
import { namesIn } from '#api/contract/wire-names.ts';
import type { Exchange } from '#radar/exchange.ts';
import { findOperation, type Operation } from '#radar/operations.ts';
import { DOCUMENT } from './api-document.ts';

const PROGRAM = fileURLToPath(new URL('../../node_modules/@redocly/cli/bin/cli.js', import.meta.url));
/** Nobody is told that it runs. */
const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' };
const BASE = 'http://api.invalid/';

const reportSchema = v.object({
  problems: v.array(
    v.object({
      exchangeIndex: v.number(),
      target: v.optional(v.string()),
      dataPath: v.optional(v.string(), ''),
      details: v.object({ expected: v.nullish(v.string(), ''), actual: v.nullish(v.string(), '') }),
    }),
  ),
});

const coverageSchema = v.object({
  operations: v.array(
    v.object({
      method: v.string(),
      path: v.string(),
      missing: v.array(
        v.object({
          kind: v.string(),
          target: v.optional(v.string()),
          status: v.optional(v.string()),
          path: v.optional(v.string(), ''),
        }),
      ),
    }),
  ),
});

function harOf(exchanges: readonly Exchange[]) {
  const entries = exchanges.map(({ method, path, status, contentType, body }) => ({
    startedDateTime: new Date(0).toISOString(),
    time: 0,
    request: { method, url: BASE + path, httpVersion: 'HTTP/1.1', headers: [], queryString: [], cookies: [] },
    response: {
      status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      headers: [{ name: 'content-type', value: contentType }],
      cookies: [],
      content: { size: body.length, mimeType: contentType, text: body },
    },
  }));
  return { log: { version: '1.2', creator: { name: 'contract', version: '1' }, entries } };
}

/** What a value is that was printed as JSON. */
function kindOfPrinted(actual: string): string {
  try {
    return describeKind(JSON.parse(actual));
  } catch {
    return 'something else';
  }
}

const envelope = ['status', 'message', 'data'];

/** A place in a body without what is data of it: places in lists, keys of maps. */
function pathOf(pointer: string, { endpoints }: Operation): string {
  const names = new Set([...envelope, ...endpoints.flatMap(({ reply }) => [...namesIn(reply)])]);
  const part = (key: string) => (names.has(key) ? `.${key}` : '.…');
  const parts = pointer.split('/').slice(1);
  return parts
    .map((key) => (/^\d+$/.test(key) ? '[]' : part(key)))
    .join('')
    .replace(/^\./, '');
}

/** Runs the tool on what was recorded; that lies on disk, for this user alone, until it has been read. */
async function run(exchanges: readonly Exchange[]): Promise<readonly [findings: unknown, coverage: unknown]> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'));
  const at = (name: string) => join(folder, name);
  const [traffic, findings, coverage] = [at('traffic.har'), at('findings.json'), at('coverage.json')];
  try {
    await writeFile(traffic, JSON.stringify(harOf(exchanges)), { mode: 0o600 });
    const args = [PROGRAM, 'drift', traffic, '--api', DOCUMENT, '--server', BASE];
    const settings = [
      '--rules',
      'schema-consistency',
      '--format',
      'json',
      '--output',
      findings,
      '--coverage-output',
      coverage,
    ];
    // It fails where it finds something.
    await promisify(execFile)(process.execPath, [...args, ...settings], {
      env: { ...process.env, ...quiet },
    }).catch(() => undefined);
    const [found, covered] = await Promise.all([readFile(findings, 'utf8'), readFile(coverage, 'utf8')]);
    return [JSON.parse(found), JSON.parse(covered)];
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What the API document has against replies, as `redocly drift` judges them. */
export interface Judgement {
  readonly operation: Operation;
  readonly drift: Drift;
}

/** What the API document says beside that. */
export interface DocumentVerdict {
  readonly judgements: readonly Judgement[];
  /** Of the operations that were called, the fields of a success that no reply had. */
  readonly unseen: ReadonlyMap<Operation, readonly string[]>;
}

function unseenOf(coverage: unknown): DocumentVerdict['unseen'] {
  const called = v.parse(coverageSchema, coverage).operations.flatMap(({ method, path, missing }) => {
    const operation = findOperation(method, path.slice(1));
    const fields = missing.filter(
      ({ kind, target, status }) => kind === 'property' && target === 'response' && status === '200',
    );
    const isCalled = missing.every(({ kind }) => kind !== 'operation');
    return operation && isCalled ? [[operation, fields.map((field) => field.path)] as const] : [];
  });
  // What is in a field that did not come need not be said as well.
  return new Map(
    called.map(([operation, paths]) => [
      operation,
      paths.filter((path) => !paths.some((other) => isWithin(path, other))),
    ]),
  );
}

const isWithin = (path: string, other: string) =>
  path.startsWith(`${other}.`) || path.startsWith(`${other}[]`);

/** Whether the tool is there to be asked. */
export const canJudge = (): boolean => existsSync(PROGRAM);

/** Holds replies against the API document. Its findings are taken without the values and addresses that they carry. */
export async function judgeByDocument(exchanges: readonly Exchange[]): Promise<DocumentVerdict> {
  const answered = exchanges.filter(({ status }) => status !== null);
  if (answered.length === 0) return { judgements: [], unseen: new Map() };
  const [found, coverage] = await run(answered);
  const judgements = v
    .parse(reportSchema, found)
    .problems.flatMap(({ exchangeIndex, target, dataPath, details }) => {
      const exchange = answered[exchangeIndex];
      const operation = exchange && findOperation(exchange.method, exchange.path);
      if (!operation || target !== 'response') return [];
      const kind = kindOfPrinted(details.actual);
      const expected = `${details.expected || 'something else'} (by the document)`;
      return [{ operation, drift: { path: pathOf(dataPath, operation), expected, found: kind, times: 1 } }];
    });
  return { judgements, unseen: unseenOf(coverage) };
}
