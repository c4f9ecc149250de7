import type { Endpoint } from '#api/contract/endpoint.ts';
import { type EndpointName, endpointNames, endpoints } from '#api/endpoints/endpoints.ts';
import { type FaultEffect, type FaultRule, type FaultScope, faultScopes } from '#mocks/store/faults.ts';
import { quote } from '#mocks/store/quote.ts';
import { createWordMatcher } from '../word-match.ts';

const scopeTexts: Record<FaultScope, string> = {
  '*': 'Every endpoint',
  saves: 'Every save',
  'signed-in': 'Every endpoint that needs a session',
};

/** Returns true if a fault's target is one endpoint and not a group. */
export const isEndpointName = (target: FaultRule['endpoint']): target is EndpointName =>
  Object.hasOwn(endpoints, target);

/** Label of a target: 'POST userAuth/login', or the group's name. */
export function describeTarget(target: FaultRule['endpoint']): string {
  if (!isEndpointName(target)) return scopeTexts[target];
  const { method, path }: Endpoint = endpoints[target];
  return `${method} ${path}`;
}

const ordinalRules = new Intl.PluralRules('en-US', { type: 'ordinal' });
const ordinalSuffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
const formatOrdinal = (count: number) => `${count}${ordinalSuffixes[ordinalRules.select(count)] ?? 'th'}`;

/** Fields of a fault rule that select the affected calls. */
export type CallSelection = Pick<FaultRule, 'once' | 'every'>;

/** Describes the affected calls: 'next call', 'every 2nd call', 'always'. */
export function describeCallSelection({ once, every }: CallSelection): string {
  if (every === undefined) return once ? 'next call' : 'always';
  return once ? `${formatOrdinal(every)} call only` : `every ${formatOrdinal(every)} call`;
}

/** Describes the effect of a fault in a few words. */
export function describeEffect(effect: FaultEffect): string {
  switch (effect.kind) {
    case 'status':
      return `Status ${effect.status}${effect.message ? ` “${effect.message}”` : ''}`;
    case 'answer':
      return `Answer ${effect.status} ${effect.body === undefined ? 'without a body' : quote(effect.body)}`;
    case 'delay':
      return `Delay of ${effect.ms} ms`;
    case 'offline':
      return 'Offline: no connection';
    case 'timeout':
      return 'Never answers';
    case 'lost-answer':
      return 'Lost answer: done, but nobody is told';
    case 'other-doses':
      return 'Other doses: ten times what was sent is kept';
    case 'malformed':
      return 'Malformed reply: JSON that breaks off';
    case 'wrong-shape':
      return 'Reply of the wrong shape';
  }
}

/** Documented error of an endpoint: its status and the text that the app shows. */
export interface DocumentedError {
  status: number;
  /** null: the app shows the server's message. */
  text: string | null;
}

/** Lists the errors in an endpoint's catalogue. */
export function listDocumentedErrors(target: FaultRule['endpoint']): DocumentedError[] {
  if (!isEndpointName(target)) return [];
  const { errors = {} }: Endpoint = endpoints[target];
  return Object.entries(errors).map(([status, text]) => ({
    status: Number(status),
    text: typeof text === 'string' ? text : null,
  }));
}

/** Target of a fault rule, as the picker offers it. */
export interface TargetChoice {
  value: FaultRule['endpoint'];
  /** Summary of the endpoint, e.g. 'Log a daily check-up'. */
  label: string;
  /** Method and path, e.g. 'POST dashboard/healthCheckUp'; '' for a group. */
  path: string;
}

/** Targets of a fault rule: groups first, then the endpoints in the order of their paths. */
export const targetChoices: readonly TargetChoice[] = [
  ...faultScopes.map((value) => ({ value, label: scopeTexts[value], path: '' })),
  ...endpointNames.map((value) => ({
    value,
    label: (endpoints[value] as Endpoint).summary,
    path: describeTarget(value),
  })),
];

/** Finds targets by words of their summary, method, path or name, e.g. 'send a Shoop'. */
export function findTargets(typed: string): readonly TargetChoice[] {
  const matches = createWordMatcher(typed);
  return targetChoices.filter(({ value, label, path }) => matches(`${label} ${path} ${value}`));
}
