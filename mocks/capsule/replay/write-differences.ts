import * as v from 'valibot';
import type { CallLog } from '#mocks/store/call-log.ts';
import { CallComparison } from './compare-calls.ts';

const writesSchema = v.object({
  entries: v.array(
    v.object({
      request: v.object({
        method: v.string(),
        url: v.pipe(v.string(), v.url()),
        postData: v.exactOptional(v.object({ text: v.string() })),
      }),
      response: v.object({ status: v.number(), content: v.object({ text: v.string() }) }),
      _clinic: v.object({ order: v.number(), isForeign: v.boolean(), isPending: v.boolean() }),
    }),
  ),
  replacements: v.array(v.string()),
});

/**
 * Describes how the logged writes differ from recorded ones: in number, status, reply, payload.
 * @throws Error with a message for the user
 */
export function listWriteDifferences(value: unknown, log: CallLog): string[] {
  const recorded = v.safeParse(writesSchema, value, { abortEarly: true });
  if (!recorded.success) throw new Error('These are no recorded writes. An exported test has examples.');
  const comparison = new CallComparison({ ...recorded.output, comparesPayloads: true });
  const writes = log.list().filter(({ method, ms }) => method !== 'GET' && ms !== null);
  const differences = writes.toReversed().flatMap((call) => comparison.compare(call));
  return [...differences, ...comparison.listMissingWrites()].map(({ text }) => text);
}
