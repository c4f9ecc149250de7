import type { Endpoint } from '#api/contract/endpoint.ts';
import { type EndpointName, endpointNames, endpoints } from '#api/endpoints/endpoints.ts';
import {
  type FaultEffect,
  type FaultRule,
  type FaultScope,
  faultScopes,
  limitOf,
} from '#mocks/store/faults.ts';
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
export type CallSelection = Pick<FaultRule, 'once' | 'times' | 'after' | 'every'>;

/** Describes the affected calls of a rule without `every`: 'next call', 'calls 4 to 5'. */
function describeRun(after: number, limit: number | undefined): string {
  if (limit === undefined) return after === 0 ? 'always' : `after ${after} ${after === 1 ? 'call' : 'calls'}`;
  if (after > 0) return `calls ${after + 1} to ${after + limit}`;
  return limit === 1 ? 'next call' : `the first ${limit} calls`;
}

/** Describes the affected calls: 'next call', 'every 2nd call', '4th call only', 'always'. */
export function describeCallSelection({ after = 0, every, ...rest }: CallSelection): string {
  const limit = limitOf(rest);
  if (limit === 1 && after + (every ?? 1) > 1) return `${formatOrdinal(after + (every ?? 1))} call only`;
  if (every === undefined) return describeRun(after, limit);
  const start = after === 0 ? '' : ` after the first${after === 1 ? '' : ` ${after}`}`;
  return `every ${formatOrdinal(every)} call${start}${limit === undefined ? '' : `, ${limit} times`}`;
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
