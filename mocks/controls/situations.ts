import { type Fault, type FaultRule, limitOf } from '#mocks/store/faults.ts';
import type { Store } from '#mocks/store/store.ts';

/** Set of fault rules, named after the symptom that a tester wants to see. */
interface Situation {
  title: string;
  description: string;
  rules: readonly FaultRule[];
  /** True if calls still get their regular answer, so that the situation combines with others. */
  combines?: boolean;
}

/** Situations by name, as the panel offers them. */
export const situations = {
  'server-down': {
    title: 'Server down',
    description: 'Every call is answered 503.',
    rules: [{ endpoint: '*', effect: { kind: 'status', status: 503 } }],
  },
  offline: {
    title: 'Offline',
    description: 'No call gets through.',
    rules: [{ endpoint: '*', effect: { kind: 'offline' } }],
  },
  silent: {
    title: 'Server never answers',
    description: 'Every call waits until the app gives up.',
    rules: [{ endpoint: '*', effect: { kind: 'timeout' } }],
  },
  slow: {
    title: 'Slow',
    description: 'Every answer takes two seconds. Goes with any other.',
    rules: [{ endpoint: '*', effect: { kind: 'delay', ms: 2000 } }],
    combines: true,
  },
  'saves-fail': {
    title: 'Every second save fails',
    description: 'The second, the fourth … save is answered 500 and changes nothing.',
    rules: [{ endpoint: 'saves', effect: { kind: 'status', status: 500 }, every: 2 }],
  },
  'saves-lost': {
    title: 'Answers to saves get lost',
    description: 'Saves are done, and the connection breaks off before the answer.',
    rules: [{ endpoint: 'saves', effect: { kind: 'lost-answer' } }],
  },
  'session-ends': {
    title: 'Session runs out',
    description: 'The next call is answered 401 and the session cannot be renewed. Over with that.',
    rules: [
      { endpoint: 'signed-in', effect: { kind: 'status', status: 401 }, once: true },
      { endpoint: 'refresh', effect: { kind: 'status', status: 401 }, once: true },
    ],
  },
} as const satisfies Record<string, Situation>;

export type SituationName = keyof typeof situations;
export const situationNames = Object.keys(situations) as SituationName[];

/** Serializes a rule so that equal rules have equal texts, independent of the key order. */
function serializeRule({ endpoint, effect, after = 0, every = 1, ...rule }: FaultRule): string {
  const limit = limitOf(rule) ?? null;
  return JSON.stringify([endpoint, Object.entries(effect).toSorted(), limit, after, every]);
}

/** Returns a predicate: true for a fault that has the values of one of the situation's rules. */
const createRuleMatcher = (name: SituationName) => {
  const texts = situations[name].rules.map(serializeRule);
  return (fault: Fault) => texts.includes(serializeRule(fault));
};

const isCombinable = (name: SituationName) => (situations[name] as Situation).combines ?? false;

/** Returns true if any rule of a situation is active, even if it was set by hand. */
export const isSituationActive = (faults: readonly Fault[], name: SituationName) =>
  faults.some(createRuleMatcher(name));

/**
 * Starts or ends a situation. Only the first of two rules for a call takes effect, so a new
 * situation replaces each one that it cannot be combined with.
 */
export function setSituation(store: Store, name: SituationName, isOn: boolean): void {
  const { rules }: Situation = situations[name];
  const canStay = (other: SituationName) => other !== name && (isCombinable(name) || isCombinable(other));
  const endedNames = isOn ? situationNames.filter((other) => !canStay(other)) : [name];
  for (const endedName of endedNames) store.removeFaults(createRuleMatcher(endedName));
  if (isOn) for (const rule of rules) store.addFault(rule);
}
