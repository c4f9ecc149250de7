import { createAtom } from '@tanstack/store';
import type { EndpointName } from '#api/endpoints/endpoints.ts';

/** One call as the console shows it. */
export interface LoggedCall {
  /** Sorts by when the call was made, and is no other tab's. */
  id: string;
  endpoint: EndpointName | null;
  method: string;
  /** Path and query, without the base. */
  path: string;
  /** The HTTP status; null while under way, or when a fault gave no answer. */
  status: number | null;
  /** How long the answer took, in milliseconds; null while under way. */
  ms: number | null;
  payload: unknown;
  reply: unknown;
  /** Whether the request and the reply fit the contract; null when not known. */
  requestFits: boolean | null;
  replyFits: boolean | null;
  /** In which ways the reply differs from the contract, a line each. */
  drifts?: readonly string[];
  /** ISO date and time by the mock's clock. */
  at: string;
}

const MOST_CALLS = 200;

const newestFirst = (one: LoggedCall, other: LoggedCall) => (one.id < other.id ? 1 : -1);

/** The last 200 calls, newest first. */
export class CallLog {
  readonly calls = createAtom<readonly LoggedCall[]>([]);
  #counter = 0;
  /** Tells this page's calls from those of other tabs that were made in the same moment. */
  readonly #page = crypto.randomUUID().slice(0, 8);

  readonly list = (): readonly LoggedCall[] => this.calls.get();

  /** @returns the id to `update` it by */
  begin(call: Pick<LoggedCall, 'endpoint' | 'method' | 'path' | 'at'>): string {
    this.#counter += 1;
    // By this computer's clock: the mock's own may be moved, and then starts over.
    const id = [Date.now(), String(this.#counter).padStart(6, '0'), this.#page].join('-');
    const open = { payload: null, reply: null, requestFits: null, replyFits: null, status: null, ms: null };
    this.#set([{ ...open, ...call, id }, ...this.list()]);
    return id;
  }

  update(id: string, changes: Partial<LoggedCall>): void {
    this.#set(this.list().map((call) => (call.id === id ? { ...call, ...changes } : call)));
  }

  /** Takes in what another tab, or this one before it was loaded anew, has called. */
  merge(calls: readonly LoggedCall[]): void {
    const heard = new Set(calls.map(({ id }) => id));
    this.#set([...this.list().filter(({ id }) => !heard.has(id)), ...calls].toSorted(newestFirst));
  }

  drop(ids: readonly string[]): void {
    this.#set(this.list().filter(({ id }) => !ids.includes(id)));
  }

  clear(): void {
    this.#set([]);
  }

  #set(calls: readonly LoggedCall[]): void {
    this.calls.set(calls.slice(0, MOST_CALLS));
  }
}
