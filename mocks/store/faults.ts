import type { Endpoint } from '#api/contract/endpoint.ts';
import { type EndpointName, endpoints } from '#api/endpoints/endpoints.ts';

/**
 * Effect of a fault. `timeout` never answers. `lost-answer` does the work and then breaks the connection off.
 * `other-doses` stores ten times each dose that was sent. `wrong-shape` answers JSON that breaks the contract.
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

/** Groups of endpoints that a rule can name instead of one. `saves` leaves signing in and out alone. */
const scopes = {
  '*': () => true,
  saves: ({ method, path }: Endpoint) => method !== 'GET' && !path.startsWith('userAuth/'),
  'signed-in': ({ access }: Endpoint) => access !== 'public',
};

export type FaultScope = keyof typeof scopes;
export const faultScopes = Object.keys(scopes) as FaultScope[];

/** Rule that makes one endpoint, or a group of endpoints, fail until the rule is cleared. */
export interface FaultRule {
  endpoint: EndpointName | FaultScope;
  effect: FaultEffect;
  /** Drops the rule after the first call that met it. */
  once?: boolean;
  /** Meets every n-th call that the rule covers, counted from when it was set: 2 is the second, the fourth … */
  every?: number;
}

export interface Fault extends FaultRule {
  id: string;
  /** Number of calls that a rule with `every` has covered so far. In the tables, so that all tabs count as one. */
  calls?: number;
}

const isScope = (name: FaultRule['endpoint']): name is FaultScope => Object.hasOwn(scopes, name);

/** Returns whether a rule for `target` covers the calls of an endpoint. */
const covers = (target: FaultRule['endpoint'], endpoint: EndpointName): boolean =>
  isScope(target) ? scopes[target](endpoints[endpoint]) : target === endpoint;

/** Counts a call against a rule. @returns whether the call meets it */
function countCall(fault: Fault): boolean {
  if (fault.every === undefined) return true;
  fault.calls = (fault.calls ?? 0) + 1;
  return fault.calls % fault.every === 0;
}

interface TakenFaults {
  /** Effects that the call meets, in the order in which their rules were set. */
  effects: FaultEffect[];
  /** A rule was counted or dropped: the tables have to be stored, after a GET too. */
  hasChanged: boolean;
}

/** Takes the faults that the next call of an endpoint meets, counts the call, and drops the rules for one call. */
export function takeFaults(faults: Fault[], endpoint: EndpointName): TakenFaults {
  const covering = faults.filter((fault) => covers(fault.endpoint, endpoint));
  const met = covering.filter(countCall);
  for (const fault of met) if (fault.once) faults.splice(faults.indexOf(fault), 1);
  return {
    effects: met.map(({ effect }) => effect),
    hasChanged: covering.some(({ once, every }) => once || every !== undefined),
  };
}

/** What a forced error status says when the rule gives no words. */
export function faultMessage(status: number): string {
  return status === 500 ? 'The server met an unexpected problem' : `The server answered ${status}`;
}
