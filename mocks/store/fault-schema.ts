import * as v from 'valibot';
import { endpointNames } from '#api/endpoints/endpoints.ts';
import { exactly, oneOf } from './checked.ts';
import { type FaultEffect, type FaultRule, faultScopes } from './faults.ts';
import { quoted } from './quoted.ts';

/** Longest delay: timers take 32 bits and fire at once for a larger value. */
const LONGEST_MS = 2 ** 31 - 1;

/** Schema for an integer in a range, with a message for any other value. */
const whole = (least: number, most: number, words: string) => {
  const message = ({ input }: { input: unknown }) => `${words}, not ${quoted(input)}.`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, message));
};

const message = v.optional(v.string(({ input }) => `A fault’s message is a text, not ${quoted(input)}.`));
const status = whole(200, 599, 'A fault’s status is a whole number from 200 to 599, such as 500');
const ms = whole(0, LONGEST_MS, 'A delay is a whole number of milliseconds, such as 2000');

const bare = <const Kind extends string>(kind: Kind) =>
  exactly('fault of this kind', `{ kind: '${kind}' }`, { kind: v.literal(kind) });

/** Schemas by kind of effect; a missing kind does not compile. */
const effects = {
  status: exactly('status fault', "{ kind: 'status', status: 500, message: 'Not now' }", {
    kind: v.literal('status'),
    ...{ status, message },
  }),
  delay: exactly('delay', "{ kind: 'delay', ms: 2000 }", { kind: v.literal('delay'), ms }),
  offline: bare('offline'),
  timeout: bare('timeout'),
  'lost-answer': bare('lost-answer'),
  'other-doses': bare('other-doses'),
  malformed: bare('malformed'),
  'wrong-shape': bare('wrong-shape'),
} satisfies Record<FaultEffect['kind'], v.GenericSchema>;

const kinds = Object.keys(effects) as FaultEffect['kind'][];

/** Schema for the effect of a fault (docs/mock.md, 'Faults'). */
export const faultEffectSchema: v.GenericSchema<unknown, FaultEffect> = v.variant(
  'kind',
  Object.values(effects),
  ({ input, path }) =>
    path
      ? `There is no fault of the kind ${quoted(input)}. Known are: ${kinds.join(', ')}.`
      : `A fault’s effect looks like { kind: 'status', status: 500 }, not ${quoted(input)}.`,
);

const example = "{ endpoint: 'saveContacts', effect: { kind: 'status', status: 500 }, once: true }";
const once = v.optional(v.boolean(({ input }) => `A fault’s “once” is true or false, not ${quoted(input)}.`));

/** Limit of `every`: no test makes more calls. */
const MOST_CALLS = 1000;
const every = v.optional(
  whole(2, MOST_CALLS, `A fault’s “every” is a whole number from 2 to ${MOST_CALLS}, such as 2`),
);

const faultEntries = {
  endpoint: oneOf('endpoint', [...faultScopes, ...endpointNames]),
  effect: faultEffectSchema,
  once,
  every,
};

/** Schema for a fault in a snapshot. */
export const faultSchema = v.object({
  ...faultEntries,
  id: v.string(),
  calls: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

/** Schema for a new fault rule. */
export const faultRuleSchema: v.GenericSchema<unknown, FaultRule> = exactly('fault', example, faultEntries);
