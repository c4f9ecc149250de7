import type { LoggedCall } from '#mocks/store/call-log.ts';
import type { HarEntry } from '../capsule.ts';
import { compareReply, parseBody } from './compare-reply.ts';
import type { Finding } from './finding.ts';

/** Ids that the mock makes of a kind and a counter; they may differ from run to run. */
const countedId = /-\d+(?=[/?&]|$)/g;
const keyOf = (method: string, path: string) =>
  `${method} ${decodeURIComponent(path).replaceAll(countedId, '-…')}`;

/** Parts of a HAR's entry that are compared. */
export interface ComparedEntry {
  readonly request: Pick<HarEntry['request'], 'method' | 'url'> & {
    readonly postData?: { readonly text: string };
  };
  readonly response: { readonly status: number; readonly content: { readonly text: string } };
  readonly _clinic: Pick<HarEntry['_clinic'], 'order' | 'answered' | 'isForeign' | 'isPending'>;
}

/** Calls of a recording. */
export interface RecordedCalls {
  readonly entries: readonly ComparedEntry[];
  /** Texts in place of others; replies may differ in them. */
  readonly replacements: readonly string[];
  /** True to compare also what was sent; in another time zone, that may have another date. */
  readonly comparesPayloads?: boolean;
}

type FoundDifference = Omit<Finding, 'step'> & {
  /** Place of the recorded call among the steps. */
  readonly order?: number;
};

/** Compares the calls of a replay with the recorded ones, each with the equal call of its turn. */
export class CallComparison {
  readonly #recorded: Map<string, ComparedEntry[]>;
  readonly #replacements: ReadonlySet<string>;
  readonly #comparesPayloads: boolean;
  /** Ids of the calls that were compared. */
  readonly compared: Set<string>;
  readonly #turns = new Map<string, number>();

  constructor(
    { entries, replacements, comparesPayloads = false }: RecordedCalls,
    compared: readonly string[] = [],
    turns: Record<string, number> = {},
  ) {
    const own = entries.filter(({ _clinic }) => !_clinic.isForeign);
    this.#recorded = Map.groupBy(own, ({ request }) => keyOf(request.method, readPath(request.url)));
    this.#replacements = new Set(replacements);
    this.#comparesPayloads = comparesPayloads;
    this.compared = new Set(compared);
    for (const [key, turn] of Object.entries(turns)) this.#turns.set(key, turn);
  }

  /** Number of compared calls of each kind, to continue after a load of the page. */
  turns = (): Record<string, number> => Object.fromEntries(this.#turns);

  /** Compares a finished call; [] for one that the recording lacks, such as a further refetch. */
  compare(call: LoggedCall): FoundDifference[] {
    const { id, method, path, status, reply } = call;
    if (this.compared.has(id)) return [];
    this.compared.add(id);
    const key = keyOf(method, path);
    const turn = this.#turns.get(key) ?? 0;
    this.#turns.set(key, turn + 1);
    const entry = this.#recorded.get(key)?.[turn];
    if (!entry) return method === 'GET' ? [] : [{ kind: 'call', text: `${key} was not in the recording` }];
    // Whether an answer would have come is not known.
    if (entry._clinic.isPending) return [];
    const name = `${method} ${path}`;
    const { response } = entry;
    if (response.status !== (status ?? 0))
      return [
        {
          order: entry._clinic.order,
          kind: 'status',
          text: `${name} was answered ${response.status || 'not at all'}, now ${status ?? 'not at all'}`,
        },
      ];
    const isReplaced = (text: string) =>
      [...this.#replacements].some((one) => one !== '' && text.includes(one));
    const differences = compareReply(
      parseBody(response.content.text),
      parseBody(status === null ? '' : reply),
      isReplaced,
    );
    const { postData } = entry.request;
    const payloadDifferences =
      this.#comparesPayloads && postData
        ? compareReply(parseBody(postData.text), parseBody(call.payload), isReplaced, 'payload')
        : [];
    return [...differences, ...payloadDifferences].map(({ kind, text }) => ({
      order: entry._clinic.order,
      kind,
      text: `${name}: ${text}`,
    }));
  }

  /** Lists the kinds of calls that were answered before a step, and are not answered here yet. */
  listUnanswered(order: number): string[] {
    return [...this.#recorded].flatMap(([key, entries]) => {
      const answered = entries.filter(({ _clinic }) => (_clinic.answered ?? order) < order);
      return (this.#turns.get(key) ?? 0) < answered.length ? [key] : [];
    });
  }

  /** Returns true once each recorded call was made, and answered if it was in the recording. */
  isComplete(): boolean {
    return [...this.#recorded].every(([key, entries]) => {
      const answered = entries.filter(({ _clinic }) => !_clinic.isPending).length;
      return (this.#turns.get(key) ?? 0) >= answered;
    });
  }

  /** Lists the recorded writes that the replay did not make. */
  listMissingWrites(): FoundDifference[] {
    return [...this.#recorded].flatMap(([key, entries]) => {
      const answered = entries.filter(({ _clinic }) => !_clinic.isPending);
      const missing = answered.length - (this.#turns.get(key) ?? 0);
      return key.startsWith('GET ') || missing <= 0
        ? []
        : [{ kind: 'call' as const, text: `${key} was not made` }];
    });
  }
}

/** Returns the path of an entry's URL below `api/`, with its query. */
function readPath(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname.slice(pathname.indexOf('/api/') + '/api/'.length) + search;
}
