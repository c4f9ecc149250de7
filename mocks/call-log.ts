import type { EndpointName } from '#api/endpoints.ts';

/** One call as the console shows it. */
export interface LoggedCall {
  id: number;
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
  /** ISO date and time by the mock's clock. */
  at: string;
}

const MOST_CALLS = 200;

/** The last 200 calls of this page, newest first. */
export class CallLog {
  #calls: readonly LoggedCall[] = [];
  #counter = 0;
  readonly #listeners = new Set<() => void>();

  /** The same array until something changes, so that it can feed useSyncExternalStore. */
  readonly list = (): readonly LoggedCall[] => this.#calls;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** @returns the id to `update` it by */
  begin(call: Pick<LoggedCall, 'endpoint' | 'method' | 'path' | 'at'>): number {
    this.#counter += 1;
    const open = { payload: null, reply: null, requestFits: null, replyFits: null, status: null, ms: null };
    this.#set([{ ...open, ...call, id: this.#counter }, ...this.#calls].slice(0, MOST_CALLS));
    return this.#counter;
  }

  update(id: number, changes: Partial<LoggedCall>): void {
    this.#set(this.#calls.map((call) => (call.id === id ? { ...call, ...changes } : call)));
  }

  clear(): void {
    this.#set([]);
  }

  #set(calls: readonly LoggedCall[]): void {
    this.#calls = calls;
    for (const listener of this.#listeners) listener();
  }
}
