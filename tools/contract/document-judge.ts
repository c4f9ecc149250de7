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
import { findOperation, type Operation } from '#api/endpoints/operations.ts';
import type { Exchange } from '#radar/exchange.ts';
import { redoclyEnvironment } from '../redocly-environment.ts';
import { apiDocumentPath } from './api-document.ts';

const redoclyPath = fileURLToPath(new URL('../../node_modules/@redocly/cli/bin/cli.js', import.meta.url));
const baseUrl = 'http://api.invalid/';

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

/** Converts exchanges to a HAR, the format that `redocly drift` reads. */
function toHar(exchanges: readonly Exchange[]) {
  const entries = exchanges.map(({ method, path, status, contentType, body }) => ({
    startedDateTime: new Date(0).toISOString(),
    time: 0,
    request: {
      method,
      url: baseUrl + path,
      httpVersion: 'HTTP/1.1',
      headers: [],
      queryString: [],
      cookies: [],
    },
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

/** Describes the kind of a value that was printed as JSON. */
function describePrintedKind(actual: string): string {
  try {
    return describeKind(JSON.parse(actual));
  } catch {
    return 'something else';
  }
}

const envelopeFields = ['status', 'message', 'data'];

/** Converts a JSON pointer to a path without data: list indexes and keys of maps are replaced. */
function toDataPath(pointer: string, { endpoints }: Operation): string {
  const names = new Set([...envelopeFields, ...endpoints.flatMap(({ reply }) => [...namesIn(reply)])]);
  const formatKey = (key: string) => (names.has(key) ? `.${key}` : '.…');
  const parts = pointer.split('/').slice(1);
  return parts
    .map((key) => (/^\d+$/.test(key) ? '[]' : formatKey(key)))
    .join('')
    .replace(/^\./, '');
}

/** Runs the tool on exchanges, which are on disk until the end, readable by this user only. */
async function runDrift(
  exchanges: readonly Exchange[],
): Promise<readonly [findings: unknown, coverage: unknown]> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'));
  const resolveInFolder = (name: string) => join(folder, name);
  const [traffic, findings, coverage] = [
    resolveInFolder('traffic.har'),
    resolveInFolder('findings.json'),
    resolveInFolder('coverage.json'),
  ];
  try {
    await writeFile(traffic, JSON.stringify(toHar(exchanges)), { mode: 0o600 });
    const args = [redoclyPath, 'drift', traffic, '--api', apiDocumentPath, '--server', baseUrl];
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
    // The tool exits with an error if it finds a drift.
    await promisify(execFile)(process.execPath, [...args, ...settings], {
      env: { ...process.env, ...redoclyEnvironment, NO_COLOR: '1' },
    }).catch(() => undefined);
    const [found, coverageText] = await Promise.all([readFile(findings, 'utf8'), readFile(coverage, 'utf8')]);
    return [JSON.parse(found), JSON.parse(coverageText)];
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Drift between a reply and the API document, as found by `redocly drift`. */
export interface Judgement {
  readonly operation: Operation;
  readonly drift: Drift;
}

/** Result of the comparison with the API document. */
export interface DocumentVerdict {
  readonly judgements: readonly Judgement[];
  /** Fields of success replies that no reply had, by called operation. */
  readonly unseen: ReadonlyMap<Operation, readonly string[]>;
}

/** Reads from the tool's coverage which fields no reply had, by operation that was called. */
function readUnseenFields(coverage: unknown): DocumentVerdict['unseen'] {
  const called = v.parse(coverageSchema, coverage).operations.flatMap(({ method, path, missing }) => {
    const operation = findOperation(method, path.slice(1));
    const fields = missing.filter(
      ({ kind, target, status }) => kind === 'property' && target === 'response' && status === '200',
    );
    const isCalled = missing.every(({ kind }) => kind !== 'operation');
    return operation && isCalled ? [[operation, fields.map((field) => field.path)] as const] : [];
  });
  // Leaves out fields inside a field that is itself unseen.
  return new Map(
    called.map(([operation, paths]) => [
      operation,
      paths.filter((path) => !paths.some((other) => isWithin(path, other))),
    ]),
  );
}

const isWithin = (path: string, other: string) =>
  path.startsWith(`${other}.`) || path.startsWith(`${other}[]`);

/** Returns true if the tool is installed. */
export const canJudge = (): boolean => existsSync(redoclyPath);

/** Compares replies with the API document. The result contains no values and no URLs. */
export async function judgeByDocument(exchanges: readonly Exchange[]): Promise<DocumentVerdict> {
  const answered = exchanges.filter(({ status }) => status !== null);
  if (answered.length === 0) return { judgements: [], unseen: new Map() };
  const [found, coverage] = await runDrift(answered);
  const judgements = v
    .parse(reportSchema, found)
    .problems.flatMap(({ exchangeIndex, target, dataPath, details }) => {
      const exchange = answered[exchangeIndex];
      const operation = exchange && findOperation(exchange.method, exchange.path);
      // Problems of requests are left out: the HAR has neither their bodies nor their headers.
      if (!operation || target !== 'response') return [];
      const kind = describePrintedKind(details.actual);
      const expected = `${details.expected || 'something else'} (by the document)`;
      return [
        { operation, drift: { path: toDataPath(dataPath, operation), expected, found: kind, times: 1 } },
      ];
    });
  return { judgements, unseen: readUnseenFields(coverage) };
}
