import { createAtom } from '@tanstack/store';
import type { EndpointName } from '#api/endpoints/endpoints.ts';
import { readComputerTime } from '#mocks/page/computer-time.ts';

/** Logged call, as the panel shows it. */
export interface LoggedCall {
  /** Sorts by the time of the call and is unique among all tabs. */
  id: string;
  endpoint: EndpointName | null;
  method: string;
  /** Path and query, without the base. */
  path: string;
  /** HTTP status; null while the call is pending, or when a fault prevents an answer. */
  status: number | null;
  /** Duration in ms; null while the call is pending. */
  ms: number | null;
  payload: unknown;
  reply: unknown;
  /** True if the request or reply fits the contract; null when not known. */
  requestFits: boolean | null;
  replyFits: boolean | null;
  /** Differences of the reply from the contract, one per line. */
  drifts?: readonly string[];
  /** ISO date and time by the mock's clock. */
  at: string;
  /** Server that has answered, in a page where a real API answers some calls. */
  answeredBy?: 'mock' | 'api';
  /** Seat of the theatre that made the call; missing for any other page. */
  seat?: string;
}

/** Seat that made a call, and server that has answered it. */
type CallOrigin = Pick<LoggedCall, 'answeredBy' | 'seat'>;

const maxCalls = 200;

const compareByNewest = (one: LoggedCall, other: LoggedCall) => (one.id < other.id ? 1 : -1);

/** Log of the last 200 calls, newest first. */
export class CallLog {
  readonly calls = createAtom<readonly LoggedCall[]>([]);
  #counter = 0;
  /** Random part of the ids, which keeps calls of different tabs in the same ms apart. */
  readonly #pageId = crypto.randomUUID().slice(0, 8);

  readonly #defaults: CallOrigin;

  /** @param defaults fields of calls that do not say otherwise */
  constructor(defaults: CallOrigin = {}) {
    this.#defaults = defaults;
  }

  readonly list = (): readonly LoggedCall[] => this.calls.get();

  /** Returns true for a call that this page has made. */
  readonly isOwn = (id: string): boolean => id.endsWith(this.#pageId);

  /** Returns true while a call of this page has no answer. */
  readonly hasOwnPending = (): boolean => this.list().some(({ ms, id }) => ms === null && this.isOwn(id));

  /** Adds a pending call. @returns its id for `update` */
  begin(call: Pick<LoggedCall, 'endpoint' | 'method' | 'path' | 'at' | 'answeredBy'>): string {
    this.#counter += 1;
    // The page's clock and the mock's can be moved.
    const id = [readComputerTime(), String(this.#counter).padStart(6, '0'), this.#pageId].join('-');
    const pendingFields = {
      payload: null,
      reply: null,
      requestFits: null,
      replyFits: null,
      status: null,
      ms: null,
    };
    this.#set([{ ...pendingFields, ...this.#defaults, ...call, id }, ...this.list()]);
    return id;
  }

  /** Changes a call; ignored if the call is no longer in the log. */
  update(id: string, changes: Partial<LoggedCall>): void {
    this.#set(this.list().map((call) => (call.id === id ? { ...call, ...changes } : call)));
  }

  /** Adds calls of other tabs, and of this tab before it was reloaded. */
  merge(calls: readonly LoggedCall[]): void {
    const mergedIds = new Set(calls.map(({ id }) => id));
    this.#set([...this.list().filter(({ id }) => !mergedIds.has(id)), ...calls].toSorted(compareByNewest));
  }

  /** Removes calls that another tab no longer lists. */
  remove(ids: readonly string[]): void {
    this.#set(this.list().filter(({ id }) => !ids.includes(id)));
  }

  clear(): void {
    this.#set([]);
  }

  #set(calls: readonly LoggedCall[]): void {
    this.calls.set(calls.slice(0, maxCalls));
  }
}
