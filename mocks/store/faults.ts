import type { EndpointName } from '#api/endpoints/endpoints.ts';

/** What goes wrong. `timeout` never answers; `lost-answer` does what was
 * asked for and then breaks off; `other-doses` does it with every dose ten times what was sent, and says nothing of
 * it; `wrong-shape` answers well-formed JSON that breaks the contract. */
export type FaultEffect =
  | { kind: 'status'; status: number; message?: string }
  | { kind: 'delay'; ms: number }
  | { kind: 'offline' }
  | { kind: 'timeout' }
  | { kind: 'lost-answer' }
  | { kind: 'other-doses' }
  | { kind: 'malformed' }
  | { kind: 'wrong-shape' };

/** A rule that makes one endpoint, or all ('*'), misbehave: on its next call, or until it is cleared. */
export interface FaultRule {
  endpoint: EndpointName | '*';
  effect: FaultEffect;
  once?: boolean;
}

export interface Fault extends FaultRule {
  id: string;
}

/** Takes the faults that the next call of an endpoint meets, and drops those that were meant for one call. */
export function takeFaults(faults: Fault[], endpoint: EndpointName): FaultEffect[] {
  const met = faults.filter((fault) => fault.endpoint === endpoint || fault.endpoint === '*');
  for (const fault of met) if (fault.once) faults.splice(faults.indexOf(fault), 1);
  return met.map((fault) => fault.effect);
}

/** What a forced error status says when the rule gives no words. */
export function faultMessage(status: number): string {
  return status === 500 ? 'The server met an unexpected problem' : `The server answered ${status}`;
}
