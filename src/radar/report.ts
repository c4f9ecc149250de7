import { type Drift, type DriftOptions, mergeDrifts } from '#api/contract/drifts.ts';
import type { Exchange } from './exchange.ts';
import { findReplyDrifts } from './find-reply-drifts.ts';
import { findOperation, type Operation, operations } from './operations.ts';

export type Verdict = 'fits' | 'drifts' | 'unreachable' | 'not tried';

/** Result for one operation. */
export interface OperationReport {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  /** True if no document shows the path: it is a guess. */
  readonly assumed: boolean;
  readonly verdict: Verdict;
  readonly calls: number;
  readonly drifts: readonly Drift[];
  /** Fields that no reply had: nothing is known of them. */
  readonly unseen: readonly string[];
  /** Reason why it was not reached, or not tried. */
  readonly note: string;
}

/** Result of the comparison of an API with the contract. */
export interface RadarReport {
  readonly operations: readonly OperationReport[];
  /** Calls that are not in the contract, without parts that may identify a person. */
  readonly unknownCalls: readonly string[];
}

interface RecordedCalls {
  calls: number;
  drifts: Drift[];
  unseen: readonly string[];
  failures: string[];
}

export interface RadarOptions extends DriftOptions {
  /** Returns the statuses that the API document has for an operation. */
  readonly statusesOf?: (operation: Operation) => ReadonlySet<number> | undefined;
}

/** Returns why an exchange has no reply to check; null if it has one. */
function failureOf({ status, mustSucceed }: Exchange): string | null {
  if (status === null) return 'no answer';
  return mustSucceed && (status < 200 || status >= 300) ? `answered ${status}` : null;
}

/** Masks an address: any segment that is not a plain word may be personal data. */
const maskedAddress = ({ method, path }: Exchange) =>
  `${method} ${(path.split('?')[0] ?? '').replaceAll(/[^/]*[^a-zA-Z/][^/]*/g, '…')}`;

function reportOf(operation: Operation, heard: RecordedCalls | undefined, note: string): OperationReport {
  const { name, method, path, endpoints } = operation;
  const { calls = 0, drifts = [], unseen = [], failures = [] } = heard ?? {};
  const isMissed = failures.length > 0 && drifts.length === 0;
  const verdict =
    calls === 0 ? 'not tried' : drifts.length > 0 ? 'drifts' : isMissed ? 'unreachable' : 'fits';
  const why = calls === 0 ? note : [...new Set(failures)].join(', ');
  const assumed = endpoints.every((endpoint) => endpoint.assumed);
  return {
    name,
    method,
    path,
    assumed,
    verdict,
    calls,
    drifts: mergeDrifts(drifts),
    unseen,
    note: why,
  };
}

/** Records calls, and reports their drifts from the contract at any time. */
export function createRadar({ statusesOf, ...options }: RadarOptions = {}) {
  const heard = new Map<Operation, RecordedCalls>();
  const strangers = new Set<string>();
  return {
    hear(exchange: Exchange): void {
      const operation = findOperation(exchange.method, exchange.path);
      if (!operation) {
        strangers.add(maskedAddress(exchange));
        return;
      }
      const known = heard.get(operation) ?? { calls: 0, drifts: [], unseen: [], failures: [] };
      heard.set(operation, known);
      known.calls += 1;
      const failure = failureOf(exchange);
      if (failure) known.failures.push(failure);
      else known.drifts.push(...findReplyDrifts(operation, exchange, statusesOf?.(operation), options));
    },
    /** Adds a drift that another validator has found. */
    add(operation: Operation, drift: Drift): void {
      const known = heard.get(operation);
      const isKnown = known?.drifts.some(({ path }) => path === drift.path);
      if (known && !isKnown) known.drifts.push(drift);
    },
    /** Sets the fields that no reply had. */
    miss(operation: Operation, paths: readonly string[]): void {
      const known = heard.get(operation);
      if (known) known.unseen = paths;
    },
    /** @param notes reasons why operations were not tried, by name */
    report: (notes: ReadonlyMap<string, string> = new Map()): RadarReport => ({
      operations: operations.map((operation) =>
        reportOf(operation, heard.get(operation), notes.get(operation.name) ?? ''),
      ),
      unknownCalls: [...strangers],
    }),
  };
}
export type Radar = ReturnType<typeof createRadar>;

export const verdicts: readonly Verdict[] = ['drifts', 'unreachable', 'fits', 'not tried'];

/** Counts the operations that have a verdict. */
export const countByVerdict = ({ operations: all }: RadarReport, verdict: Verdict) =>
  all.filter((operation) => operation.verdict === verdict).length;
