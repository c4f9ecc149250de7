import * as v from 'valibot';
import { endpointNames } from '#api/endpoints/endpoints.ts';
import { type FaultEffect, type FaultRule, faultScopes } from './faults.ts';
import { createPicklistSchema, createStrictSchema } from './parse-or-throw.ts';
import { quote } from './quote.ts';

/** Longest delay: timers take 32 bits and fire at once for a larger value. */
const maxDelayMs = 2 ** 31 - 1;

/** Schema for an integer in a range, with a message for any other value. */
const createIntegerSchema = (min: number, max: number, expectation: string) => {
  const message = ({ input }: { input: unknown }) => `${expectation}, not ${quote(input)}.`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(min, message), v.maxValue(max, message));
};

const messageSchema = v.optional(
  v.string(({ input }) => `A fault’s message is a text, not ${quote(input)}.`),
);
const statusSchema = createIntegerSchema(
  200,
  599,
  'A fault’s status is a whole number from 200 to 599, such as 500',
);
const msSchema = createIntegerSchema(
  0,
  maxDelayMs,
  'A delay is a whole number of milliseconds, such as 2000',
);

/** Returns a value as JSON; undefined for a value that JSON cannot hold. */
function toJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

/** Schema for JSON of any shape. Its output is a copy, which the caller cannot change. */
const bodySchema = v.optional(
  v.pipe(
    v.unknown(),
    v.check(
      (body) => toJson(body) !== undefined,
      ({ input }) => `An answer’s body is anything that JSON can hold, not ${quote(input)}.`,
    ),
    v.transform((body): unknown => JSON.parse(JSON.stringify(body))),
  ),
);

const createKindSchema = <const Kind extends string>(kind: Kind) =>
  createStrictSchema('fault of this kind', `{ kind: '${kind}' }`, { kind: v.literal(kind) });

/** Schemas by kind of effect; a missing kind does not compile. */
const effectSchemas = {
  status: createStrictSchema('status fault', "{ kind: 'status', status: 500, message: 'Not now' }", {
    kind: v.literal('status'),
    status: statusSchema,
    message: messageSchema,
  }),
  answer: createStrictSchema('fault with an answer', "{ kind: 'answer', status: 200, body: { data: [] } }", {
    kind: v.literal('answer'),
    status: statusSchema,
    body: bodySchema,
  }),
  delay: createStrictSchema('delay', "{ kind: 'delay', ms: 2000 }", {
    kind: v.literal('delay'),
    ms: msSchema,
  }),
  offline: createKindSchema('offline'),
  timeout: createKindSchema('timeout'),
  'lost-answer': createKindSchema('lost-answer'),
  'other-doses': createKindSchema('other-doses'),
  malformed: createKindSchema('malformed'),
  'wrong-shape': createKindSchema('wrong-shape'),
} satisfies Record<FaultEffect['kind'], v.GenericSchema>;

const kinds = Object.keys(effectSchemas) as FaultEffect['kind'][];

/** Schema for the effect of a fault (docs/mock.md, 'Faults'). */
export const faultEffectSchema: v.GenericSchema<unknown, FaultEffect> = v.variant(
  'kind',
  Object.values(effectSchemas),
  ({ input, path }) =>
    path
      ? `There is no fault of the kind ${quote(input)}. Known are: ${kinds.join(', ')}.`
      : `A fault’s effect looks like { kind: 'status', status: 500 }, not ${quote(input)}.`,
);

const ruleExample = "{ endpoint: 'saveContacts', effect: { kind: 'status', status: 500 }, once: true }";
const onceSchema = v.optional(
  v.boolean(({ input }) => `A fault’s “once” is true or false, not ${quote(input)}.`),
);

/** Limit of the counts: no test makes more calls. */
const maxCount = 1000;
const createCountSchema = (name: 'times' | 'after' | 'every', min: number) =>
  v.optional(
    createIntegerSchema(
      min,
      maxCount,
      `A fault’s “${name}” is a whole number from ${min} to ${maxCount}, such as 2`,
    ),
  );

const faultEntries = {
  endpoint: createPicklistSchema('endpoint', [...faultScopes, ...endpointNames]),
  effect: faultEffectSchema,
  once: onceSchema,
  times: createCountSchema('times', 1),
  after: createCountSchema('after', 0),
  every: createCountSchema('every', 2),
};

/** Schema for a fault in a snapshot. */
export const faultSchema = v.object({
  ...faultEntries,
  id: v.string(),
  calls: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

/** Schema for a new fault rule. */
export const faultRuleSchema: v.GenericSchema<unknown, FaultRule> = v.pipe(
  createStrictSchema('fault', ruleExample, faultEntries),
  v.check(
    ({ once, times }) => !once || times === undefined,
    'A fault has “once”, which means one call, or “times”, not both.',
  ),
);
