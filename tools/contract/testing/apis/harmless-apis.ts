import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createIdReplacer, type IdKind } from '../id-replacer.ts';
import type { Body } from '../posing-api.ts';
import type { ApiChanges } from './api-proxy.ts';
import { changeDeep, eachName, eachText, eachValue } from './change-fields.ts';
import type { Caller } from './differing-apis.ts';

/** API that differs in nothing that the contract says. */
export interface HarmlessApi extends ApiChanges {
  readonly title: string;
  readonly caller?: Caller;
  readonly isCalledFromApp?: boolean;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Returns true for a record with a text: a map has counts or ratings alone. */
const isNamed = (value: unknown): value is Record<string, unknown> => isRecord(value) && 'id' in value;

/** Returns changes that replace the mock's ids. */
function withIds(kind: IdKind): ApiChanges {
  const { replaceInReply, restoreInCall } = createIdReplacer(kind);
  return { changeBody: (body) => replaceInReply(body), convertCall: restoreInCall };
}

const momentPattern = /^\d{4}-\d\d-\d\dT.*Z$/;
/** Fields that are texts which may be missing or null. */
const optionalTexts = ['note', 'comment', 'documentDescription', 'addressTwo', 'adminNotes', 'profileImage'];

/** Changes of bodies. */
const bodies: readonly HarmlessApi[] = [
  { title: 'the mock as it is' },
  { title: 'ids in UUID format', caller: 'physician', ...withIds('uuid') },
  { title: 'ids of digits', caller: 'physician', ...withIds('digits') },
  { title: 'ids that are numbers', caller: 'physician', ...withIds('number') },
  {
    title: 'further fields',
    changeBody: eachValue((value) =>
      isNamed(value) ? { ...value, revision: 7, _links: { self: '/x' } } : value,
    ),
  },
  {
    title: 'a further field in the envelope',
    changeBody: (body) => ({ ...body, traceId: 'a1', errors: [] }),
  },
  {
    title: 'fields in another order',
    changeBody: (body) =>
      changeDeep(body, (value) =>
        isRecord(value) ? Object.fromEntries(Object.entries(value).toReversed()) : value,
      ),
  },
  {
    title: 'null for an empty text',
    changeBody: eachValue((value, name) => (value === '' && optionalTexts.includes(name) ? null : value)),
  },
  {
    title: 'no field for an empty text',
    changeBody: eachName((name, value) => (value === '' && optionalTexts.includes(name) ? undefined : name)),
  },
  { title: 'no message', changeBody: ({ message: _, ...body }: Body) => body },
  { title: 'no status in the body', changeBody: ({ status: _, ...body }: Body) => body },
  {
    title: 'moments with an offset',
    changeBody: eachText(momentPattern, (moment) => moment.replace('Z', '+00:00')),
  },
  {
    title: 'moments in microseconds',
    changeBody: eachText(momentPattern, (moment) => moment.replace(/(\.\d{3})Z$/, '$1000Z')),
  },
];

/** Changes of the text and of what is around it. */
const transports: readonly HarmlessApi[] = [
  {
    title: 'JSON over several lines',
    changeText: (text) => `\n${JSON.stringify(JSON.parse(text), null, 2)}\n`,
  },
  { title: 'a byte order mark', changeText: (text) => `\u{FEFF}${text}` },
  {
    title: 'escaped letters',
    changeText: (text) =>
      text.replaceAll(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`),
  },
  {
    title: 'gzip',
    changeText: (text) => new Uint8Array(gzipSync(text)),
    changeHeaders: (headers) => headers.set('Content-Encoding', 'gzip'),
  },
  {
    title: 'Brotli',
    changeText: (text) => new Uint8Array(brotliCompressSync(text)),
    changeHeaders: (headers) => headers.set('Content-Encoding', 'br'),
  },
  {
    title: 'a character set in the type',
    changeHeaders: (headers) => headers.set('Content-Type', 'application/json; charset=utf-8'),
  },
  {
    title: 'a type of a vendor',
    changeHeaders: (headers) => headers.set('Content-Type', 'application/vnd.api+json'),
  },
  { title: 'header names in capitals', hasCapitalHeaders: true },
  {
    title: 'further headers',
    changeHeaders: (headers) => {
      headers.set('ETag', '"1"');
      headers.set('Set-Cookie', 'a=b; HttpOnly');
      headers.set('X-Powered-By', 'Express');
    },
  },
  { title: 'a base path', basePath: 'v1/' },
  { title: 'a base path of several parts', basePath: 'api/clinic/v2/' },
  { title: 'CORS for the app’s origin alone', isCalledFromApp: true },
];

/** APIs without a difference, of which no alarm may be raised. */
export const harmlessApis: readonly HarmlessApi[] = [...bodies, ...transports];
