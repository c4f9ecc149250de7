import type { Endpoint } from '#api/contract/endpoint.ts';
import { type EndpointName, endpoints } from '#api/endpoints/endpoints.ts';

/**
 * Effect of a fault. `timeout` never answers. `lost-answer` executes the call, then fails.
 * `other-doses` stores tenfold doses. `wrong-shape` answers JSON that breaks the contract.
 */
export type FaultEffect =
  | { kind: 'status'; status: number; message?: string }
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
  /** Removes the rule after the first affected call. */
  once?: boolean;
  /** Affects every n-th covered call, counted from when the rule was set: 2 is the 2nd, 4th … */
  every?: number;
}

/** Active rule, as the tables store it. */
export interface Fault extends FaultRule {
  id: string;
  /** Calls that a rule with `every` has covered; in the tables, so that all tabs share it. */
  calls?: number;
}

const isScope = (name: FaultRule['endpoint']): name is FaultScope => Object.hasOwn(scopePredicates, name);

/** Returns true if a rule for `target` covers the calls of an endpoint. */
const covers = (target: FaultRule['endpoint'], endpoint: EndpointName): boolean =>
  isScope(target) ? scopePredicates[target](endpoints[endpoint]) : target === endpoint;

/** Counts a call against a rule. @returns true if the rule affects the call */
function countCall(fault: Fault): boolean {
  if (fault.every === undefined) return true;
  fault.calls = (fault.calls ?? 0) + 1;
  return fault.calls % fault.every === 0;
}

interface TakenFaults {
  /** Effects on the call, in the order in which their rules were set. */
  effects: FaultEffect[];
  /** True if a rule was counted or removed: the tables must be stored, even after a GET. */
  hasChanged: boolean;
}

/** Returns the faults of an endpoint's next call, counts it, and removes rules for one call. */
export function takeFaults(faults: Fault[], endpoint: EndpointName): TakenFaults {
  const coveringFaults = faults.filter((fault) => covers(fault.endpoint, endpoint));
  const affectingFaults = coveringFaults.filter(countCall);
  for (const fault of affectingFaults) if (fault.once) faults.splice(faults.indexOf(fault), 1);
  return {
    effects: affectingFaults.map(({ effect }) => effect),
    hasChanged: coveringFaults.some(({ once, every }) => once || every !== undefined),
  };
}

/** Returns the message of a forced status when the rule has none. */
export function faultMessage(status: number): string {
  return status === 500 ? 'The server met an unexpected problem' : `The server answered ${status}`;
}
