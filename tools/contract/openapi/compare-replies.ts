import type { Json } from '#api/contract/wire-schema.ts';
import { isObject } from '#domain/values/is-object.ts';
import { follow, listAlternatives } from './alternatives.ts';
import { bodyOf, type Difference, type Documents, type Effect, jsonType } from './difference.ts';
import { findGaps } from './find-gaps.ts';
import type { Gap } from './gap.ts';
import type { DocumentOperation } from './match-operations.ts';

/** Returns true if one of two paths is the other's, or leads into it. */
const concernsPath = (one: string, other: string) =>
  one === other ||
  [
    [one, other],
    [other, one],
  ].some(([a = '', b = '']) => b.startsWith(`${a}.`) || b.startsWith(`${a}[]`) || a === '');

/** Describes where a reply without `data` has it: in another field, or as the whole. */
function describeLikelyData({ theirs, reads }: Documents, reply: unknown, readSchema: unknown): string {
  const [receiver] = listAlternatives(reads, readSchema);
  const { data: expected }: Json = isObject(receiver?.rules.properties) ? receiver.rules.properties : {};
  const isData = (schema: unknown) =>
    !findGaps({ document: theirs, schema }, { document: reads, schema: expected }).some(
      ({ kind, isCertain }) => isCertain && kind !== 'optional',
    );
  const fields = listAlternatives(theirs, reply).flatMap(({ rules: { properties } }) =>
    Object.entries(isObject(properties) ? properties : {}),
  );
  const [name] = fields.find(([, schema]) => isData(schema)) ?? [];
  if (name !== undefined) return `perhaps it in “${name}”`;
  return isData(reply) ? 'perhaps it without an envelope' : 'nothing';
}

/** Compares one reply of a success with ours, and with the replies that are read. */
function compareReply(
  documents: Documents,
  operationId: string,
  our: Json,
  status: string,
  reply: Json,
): Difference[] {
  const { ours, theirs, reads } = documents;
  const strict = bodyOf(ours, (our.responses as Json | undefined)?.['200'], jsonType);
  const readSchema = isObject(reads.$defs) ? reads.$defs[operationId] : undefined;
  const isNeeded = listAlternatives(reads, readSchema).every(({ rules }) => Array.isArray(rules.required));
  const difference = (
    path: string,
    kind: string,
    expected: string,
    found: string,
    effect: Effect,
  ): Difference => ({
    side: 'reply',
    ...{ path, kind, ours: expected, theirs: found, effect },
  });
  const body = bodyOf(theirs, reply, jsonType);
  if (!body) {
    const effect = isNeeded ? 'breaks' : 'lived with';
    return [difference('', 'missing', 'a body', `status ${status} without a body`, effect)];
  }
  if (!jsonType.test(body.type)) return [difference('', 'type', 'application/json', body.type, 'breaks')];
  const sender = { document: theirs, schema: body.schema };
  const gaps = findGaps(sender, { document: ours, schema: strict?.schema }, '', { listsAbsent: true });
  const unread = findGaps(sender, { document: reads, schema: readSchema });
  const effectOf = ({ path }: Gap): Effect => {
    const concerned = unread.filter((gap) => concernsPath(gap.path, path));
    if (concerned.length === 0) return 'lived with';
    // Many documents name no required fields, although all are there.
    const breaks = concerned.some(({ kind, isCertain }) => isCertain && kind !== 'optional');
    return breaks ? 'breaks' : 'unsure';
  };
  return gaps.map((gap) => {
    const isData = gap.kind === 'missing' && gap.path === 'data';
    const found = isData ? describeLikelyData(documents, body.schema, readSchema) : gap.sent;
    return difference(gap.path, gap.kind, gap.accepted, found, effectOf(gap));
  });
}

/** Lists the differences of the successes of an operation of another document from ours. */
export function compareReplies(
  documents: Documents,
  our: DocumentOperation,
  their: DocumentOperation,
): Difference[] {
  const operationId = String(our.operation.operationId);
  const responses = isObject(their.operation.responses) ? their.operation.responses : {};
  const successes = Object.entries(responses).filter(([status]) => /^2(\d\d|XX)$/i.test(status));
  const described =
    successes.length > 0 ? successes : Object.entries(responses).filter(([status]) => status === 'default');
  const ourStatuses = Object.keys(isObject(our.operation.responses) ? our.operation.responses : {});
  const statuses = described
    .filter(([status]) => /^2\d\d$/.test(status) && !ourStatuses.includes(status))
    .map(
      ([status]): Difference => ({
        side: 'reply',
        ...{ path: '', kind: 'status', ours: 'status 200', theirs: `status ${status}`, effect: 'lived with' },
      }),
    );
  const replies = described.flatMap(([status, reply]) =>
    compareReply(documents, operationId, our.operation, status, follow(documents.theirs, reply)),
  );
  const noReply: Difference[] =
    described.length === 0
      ? [
          {
            side: 'reply',
            path: '',
            kind: 'missing',
            ours: 'a success',
            theirs: 'no reply of a success',
            effect: 'unsure',
          },
        ]
      : [];
  return [...statuses, ...noReply, ...replies];
}
