import { pairNames } from '#api/contract/look-alikes.ts';
import { isObjectList, type Json } from '#api/contract/wire-schema.ts';
import { isObject } from '#domain/values/is-object.ts';
import { follow } from './alternatives.ts';
import { bodyOf, type Difference, type Documents, type Effect, jsonType } from './difference.ts';
import { findGaps } from './find-gaps.ts';
import type { Gap } from './gap.ts';
import type { DocumentOperation } from './match-operations.ts';

const requestGap = (
  path: string,
  kind: string,
  ours: string,
  theirs: string,
  effect: Effect,
): Difference => ({
  side: 'request',
  ...{ path, kind, ours, theirs, effect },
});

/** Converts a gap of a request: ours is sent, theirs is accepted. */
const toRequestDifference = ({ path, kind, accepted, sent, isCertain }: Gap): Difference =>
  requestGap(path, kind, sent, accepted, isCertain ? 'breaks' : 'unsure');

/** Headers that every client sends, or that stand for the token. */
const knownHeaders = ['authorization', 'accept', 'content-type'];

/** Compares the parameters of the query; those of the path have no names in a URL. */
function compareParameters(
  { ours, theirs }: Documents,
  our: DocumentOperation,
  their: DocumentOperation,
): Difference[] {
  const inQuery = (operation: DocumentOperation) => operation.parameters.filter((one) => one.in === 'query');
  const [ourNames, theirNames] = [our, their].map((operation) =>
    inQuery(operation).map(({ name }) => String(name)),
  ) as [string[], string[]];
  const absent = theirNames.filter((name) => !ourNames.includes(name));
  const unknown = ourNames.filter((name) => !theirNames.includes(name));
  const pairs = pairNames(absent, unknown);
  const paired = pairs.flatMap(({ path, found }) => [path, found.slice(1, -1)]);
  const required = their.parameters.filter((one) => one.required === true);
  const shared = inQuery(our).flatMap(({ name, schema }) => {
    const other = inQuery(their).find((one) => one.name === name);
    // A query holds texts alone: types are compared by the options.
    const gaps = other
      ? findGaps({ document: ours, schema }, { document: theirs, schema: other.schema }, `?${name}`)
      : [];
    return gaps.filter(({ kind }) => kind !== 'type').map(toRequestDifference);
  });
  return [
    ...pairs.map(({ path, found }) => requestGap(`?${path}`, 'renamed', found, `“${path}”`, 'breaks')),
    ...unknown
      .filter((name) => !paired.includes(name))
      .map((name) => requestGap(`?${name}`, 'ignored', 'a parameter', 'no such parameter', 'breaks')),
    ...required
      .filter((one) => one.in === 'query' && absent.includes(String(one.name)))
      .filter(({ name }) => !paired.includes(String(name)))
      .map(({ name }) => requestGap(`?${name}`, 'missing', 'nothing', 'a required parameter', 'breaks')),
    ...required
      .filter((one) => one.in === 'header' && !knownHeaders.includes(String(one.name).toLowerCase()))
      .map(({ name }) => requestGap(String(name), 'missing', 'nothing', 'a required header', 'breaks')),
    ...required
      .filter((one) => one.in === 'cookie')
      .map(({ name }) => requestGap(String(name), 'missing', 'no cookie', 'a required cookie', 'breaks')),
    ...shared,
  ];
}

/** Compares the request bodies. */
function compareBodies({ ours, theirs }: Documents, our: Json, their: Json): Difference[] {
  const sent = bodyOf(ours, our.requestBody, jsonType);
  const wanted = sent && !jsonType.test(sent.type) ? /^multipart\/form-data/i : jsonType;
  const accepted = bodyOf(theirs, their.requestBody, wanted);
  const isRequired = follow(theirs, their.requestBody).required === true;
  if (!sent) return accepted && isRequired ? [requestGap('', 'missing', 'no body', 'a body', 'breaks')] : [];
  if (!accepted) return [requestGap('', 'ignored', 'a body', 'no body', 'breaks')];
  if (!wanted.test(accepted.type)) return [requestGap('', 'type', sent.type, accepted.type, 'breaks')];
  const sender = { document: ours, schema: sent.schema };
  const receiver = { document: theirs, schema: accepted.schema };
  return findGaps(sender, receiver, '', { listsIgnored: true }).map(toRequestDifference);
}

/** Returns the security of an operation: its own, or the document's. */
const securityOf = (document: Json, operation: Json): readonly Json[] => {
  const security = operation.security ?? document.security;
  return isObjectList(security) ? security : [];
};

/** Compares who may call: the app sends a bearer token in `Authorization`, or nothing. */
function compareSecurity({ ours, theirs }: Documents, our: Json, their: Json): Difference[] {
  const required = securityOf(theirs, their);
  if (required.length === 0 || required.some((one) => Object.keys(one).length === 0)) return [];
  const sendsToken = securityOf(ours, our).length > 0;
  if (!sendsToken) return [requestGap('Authorization', 'missing', 'no token', 'a token', 'breaks')];
  const { securitySchemes } = isObject(theirs.components) ? theirs.components : {};
  const schemes = isObject(securitySchemes) ? securitySchemes : {};
  const isBearer = (name: string) => {
    const { type, scheme, in: place, name: header } = follow(theirs, schemes[name]);
    const isAuthorization = place === 'header' && /^authorization$/i.test(String(header));
    return (
      /^(oauth2|openIdConnect)$/.test(String(type)) || /^bearer$/i.test(String(scheme)) || isAuthorization
    );
  };
  return required.some((one) => Object.keys(one).every(isBearer))
    ? []
    : [
        requestGap(
          'Authorization',
          'type',
          'a bearer token',
          Object.keys(required[0] ?? {}).join(' and '),
          'breaks',
        ),
      ];
}

/** Lists what an operation of another document does not accept of our request. */
export const compareRequest = (
  documents: Documents,
  our: DocumentOperation,
  their: DocumentOperation,
): Difference[] => [
  ...compareParameters(documents, our, their),
  ...compareBodies(documents, our.operation, their.operation),
  ...compareSecurity(documents, our.operation, their.operation),
];
