import type { Endpoint } from '#api/contract/endpoint.ts';
import { type EndpointName, endpoints } from '#api/endpoints/endpoints.ts';

/**
 * Effect of a fault. `answer` sends its body as it is, without the envelope; no body sends none.
 * `timeout` never answers. `lost-answer` executes the call, then fails.
 * `other-doses` stores tenfold doses. `wrong-shape` answers JSON that breaks the contract.
 */
export type FaultEffect =
  | { kind: 'status'; status: number; message?: string }
  | { kind: 'answer'; status: number; body?: unknown }
  | { kind: 'delay'; ms: number }
  | { kind: 'offline' }
  | { kind: 'timeout' }
  | { kind: 'lost-answer' }
  | { kind: 'other-doses' }
  | { kind: 'malformed' }
  | { kind: 'wrong-shape' };

/** Groups of endpoints that a rule can name. `saves` excludes signing in and out. */
const scopePredicates = {
  '*': () => true,
  saves: ({ method, path }: Endpoint) => method !== 'GET' && !path.startsWith('userAuth/'),
  'signed-in': ({ access }: Endpoint) => access !== 'public',
};

export type FaultScope = keyof typeof scopePredicates;
export const faultScopes = Object.keys(scopePredicates) as FaultScope[];

/** Rule that makes one endpoint, or a group of endpoints, fail until the rule is cleared. */
export interface FaultRule {
  endpoint: EndpointName | FaultScope;
  effect: FaultEffect;
  /** Removes the rule after the first affected call, as `times: 1` does. */
  once?: boolean;
  /** Number of affected calls after which the rule is removed. */
  times?: number;
  /** Number of covered calls, counted from when the rule was set, that it leaves alone first. */
  after?: number;
  /** Affects every n-th covered call, counted behind `after`: 2 is the 2nd, 4th … */
  every?: number;
}

/** Active rule, as the tables store it. */
export interface Fault extends FaultRule {
  id: string;
  /** Calls that a counting rule has covered; in the tables, so that all tabs share it. */
  calls?: number;
}

const isScope = (name: FaultRule['endpoint']): name is FaultScope => Object.hasOwn(scopePredicates, name);

/** Returns true if a rule for `target` covers the calls of an endpoint. */
const covers = (target: FaultRule['endpoint'], endpoint: EndpointName): boolean =>
  isScope(target) ? scopePredicates[target](endpoints[endpoint]) : target === endpoint;

/** Returns the number of calls that a rule affects before it is removed; undefined: no limit. */
export const limitOf = ({ once, times }: Pick<FaultRule, 'once' | 'times'>): number | undefined =>
  once ? 1 : times;

/** Returns true if the calls of a rule are counted, as it affects only some of them. */
const isCounted = (rule: FaultRule): boolean =>
  [limitOf(rule), rule.after, rule.every].some((count) => count !== undefined);

/**
 * Counts a call against a rule. Each rule counts on its own: a call that another rule answers is
 * counted as well.
 * @returns true if the rule affects the call
 */
function countCall(fault: Fault): boolean {
  if (!isCounted(fault)) return true;
  const { after = 0, every = 1 } = fault;
  fault.calls = (fault.calls ?? 0) + 1;
  return fault.calls > after && (fault.calls - after) % every === 0;
}

/** Returns true if a rule has affected as many calls as it may. */
function isUsedUp(fault: Fault): boolean {
  const { calls = 0, after = 0, every = 1 } = fault;
  const limit = limitOf(fault);
  return limit !== undefined && (calls - after) / every >= limit;
}

interface TakenFaults {
  /** Effects on the call, in the order in which their rules were set. */
  effects: FaultEffect[];
  /** True if a rule was counted or removed: the tables must be stored, even after a GET. */
  hasChanged: boolean;
}

/** Returns the faults of an endpoint's next call, counts it, and removes rules that are used up. */
export function takeFaults(faults: Fault[], endpoint: EndpointName): TakenFaults {
  const coveringFaults = faults.filter((fault) => covers(fault.endpoint, endpoint));
  const affectingFaults = coveringFaults.filter(countCall);
  for (const fault of affectingFaults) if (isUsedUp(fault)) faults.splice(faults.indexOf(fault), 1);
  return {
    effects: affectingFaults.map(({ effect }) => effect),
    hasChanged: coveringFaults.some(isCounted),
  };
}

/** Returns true if a response of this status can have a body. */
export const canHaveBody = (status: number): boolean => ![204, 205, 304].includes(status);

/** Returns the message of a forced status when the rule has none. */
export function faultMessage(status: number): string {
  return status === 500 ? 'The server met an unexpected problem' : `The server answered ${status}`;
}
