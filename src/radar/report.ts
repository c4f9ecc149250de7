import { type Drift, type DriftOptions, mergeDrifts } from '#api/contract/drifts.ts';
import { findOperation, type Operation, operations } from '#api/endpoints/operations.ts';
import type { Exchange } from './exchange.ts';
import { findReplyDrifts } from './find-reply-drifts.ts';
import { isRedirect } from './redirect.ts';

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
  /** Reason why it was not reached, or not tried; change that its calls have left. */
  readonly note: string;
}

/** Result of the comparison of an API with the contract. */
export interface RadarReport {
  readonly operations: readonly OperationReport[];
  /** Calls that are not in the contract, without parts that may identify a person. */
  readonly unknownCalls: readonly string[];
}

/** Calls of one operation that were recorded so far. */
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
  // A redirect is a drift, which says more.
  if (isRedirect(status)) return null;
  return mustSucceed && (status < 200 || status >= 300) ? `answered ${status}` : null;
}

/** Masks an address: any segment that is not a plain word may be personal data. */
const maskedAddress = ({ method, path }: Exchange) =>
  `${method} ${(path.split('?')[0] ?? '').replaceAll(/[^/]*[^a-zA-Z/][^/]*/g, '…')}`;

/** Notes by operation. */
type Notes = ReadonlyMap<string, string>;

/**
 * Sums up one operation.
 * @param note reason why it was not tried
 * @param outcome effect of its calls on the API's data
 */
function reportOf(
  operation: Operation,
  recorded: RecordedCalls | undefined,
  note: string,
  outcome: string,
): OperationReport {
  const { name, method, path, endpoints } = operation;
  const { calls = 0, drifts = [], unseen = [], failures = [] } = recorded ?? {};
  // A drift says most. One call without a reply marks the operation, even if others fit.
  const answered = failures.length > 0 ? 'unreachable' : 'fits';
  const verdict = drifts.length > 0 ? 'drifts' : calls === 0 ? 'not tried' : answered;
  const callNotes = [...new Set([...failures, outcome])].filter(Boolean);
  const reason = calls === 0 ? note : callNotes.join(', ');
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
    note: reason,
  };
}

/** Records calls, and reports their drifts from the contract at any time. */
export function createRadar({ statusesOf, ...options }: RadarOptions = {}) {
  const recordedCalls = new Map<Operation, RecordedCalls>();
  const unknownCalls = new Set<string>();

  /** Returns the record of an operation, which may be new. */
  function recordOf(operation: Operation): RecordedCalls {
    const recorded = recordedCalls.get(operation) ?? { calls: 0, drifts: [], unseen: [], failures: [] };
    recordedCalls.set(operation, recorded);
    return recorded;
  }

  return {
    /** Records a call with its reply. */
    record(exchange: Exchange): void {
      const operation = findOperation(exchange.method, exchange.path);
      if (!operation) {
        unknownCalls.add(maskedAddress(exchange));
        return;
      }
      const recorded = recordOf(operation);
      recorded.calls += 1;
      recorded.drifts.push(...(exchange.headerDrifts ?? []));
      const failure = failureOf(exchange);
      if (failure) recorded.failures.push(failure);
      else recorded.drifts.push(...findReplyDrifts(operation, exchange, statusesOf?.(operation), options));
    },
    /** Adds a drift that another validator has found, unless one of the same field is known. */
    add(operation: Operation, drift: Drift): void {
      const recorded = recordedCalls.get(operation);
      const isKnown = recorded?.drifts.some(({ path }) => path === drift.path);
      if (recorded && !isKnown) recorded.drifts.push(drift);
    },
    /** Adds a drift that is not of a recorded reply, such as a preflight's, to any operation. */
    addAround(operation: Operation, drift: Drift): void {
      recordOf(operation).drifts.push(drift);
    },
    /** Sets the fields that no reply had. */
    setUnseenFields(operation: Operation, paths: readonly string[]): void {
      const recorded = recordedCalls.get(operation);
      if (recorded) recorded.unseen = paths;
    },
    /**
     * @param notes reasons why operations were not tried, by name
     * @param outcomes effects of the calls of operations on the API's data, by name
     */
    report: (notes: Notes = new Map(), outcomes: Notes = new Map()): RadarReport => ({
      operations: operations.map((operation) => {
        const { name } = operation;
        return reportOf(
          operation,
          recordedCalls.get(operation),
          notes.get(name) ?? '',
          outcomes.get(name) ?? '',
        );
      }),
      unknownCalls: [...unknownCalls],
    }),
  };
}
export type Radar = ReturnType<typeof createRadar>;

/** Verdicts in the order of a report, the most urgent first. */
export const verdicts: readonly Verdict[] = ['drifts', 'unreachable', 'fits', 'not tried'];

/** Counts the operations that have a verdict. */
export const countByVerdict = ({ operations: all }: RadarReport, verdict: Verdict) =>
  all.filter((operation) => operation.verdict === verdict).length;
