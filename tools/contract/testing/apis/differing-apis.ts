import { createTokenReplacer } from '#mocks/testing/opaque-tokens.ts';
import type { Body } from '../posing-api.ts';
import type { ApiChanges } from './api-proxy.ts';
import { eachName, eachText, eachValue, wholeData } from './change-fields.ts';

/** Account that an API is called by. */
export type Caller = 'patient' | 'physician';

/** API that differs, and what must be known of it. */
export interface DifferingApi extends ApiChanges {
  readonly title: string;
  readonly caller?: Caller;
  /** Words of the report that name the difference. */
  readonly named: RegExp;
  /** True if the app reads the bodies of all replies completely: the difference is lived with. */
  readonly isRead: boolean;
  /** True if an app of another origin calls it. */
  readonly isCalledFromApp?: boolean;
  /** True if the writes are tried as well. */
  readonly isWritten?: boolean;
  /** True if a call that is refused is made as well. */
  readonly isRefused?: boolean;
}

const dayPattern = /^\d\d-\d\d-\d{4}$/;
const momentPattern = /^\d{4}-\d\d-\d\dT/;
const isList = Array.isArray;
const toSnakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const toIsoDay = (day: string) => day.replace(/^(\d\d)-(\d\d)-(\d{4})$/, '$3-$1-$2');
const lowerChoices = ['gender', 'doseTime', 'frequencyUnit', 'module', 'documentType', 'ingestionMethod'];
const tokens = createTokenReplacer();

/** Names of fields. */
const names: readonly DifferingApi[] = [
  {
    title: 'names in snake_case',
    changeBody: eachName(toSnakeCase),
    named: /data\.firstName: expected that name, found “first_name”/,
    isRead: false,
  },
  {
    title: 'names in PascalCase',
    changeBody: eachName((name) => name.charAt(0).toUpperCase() + name.slice(1)),
    named: /that name, found “FirstName”/,
    isRead: false,
  },
  {
    title: 'names in kebab-case',
    changeBody: eachName((name) => toSnakeCase(name).replaceAll('_', '-')),
    named: /that name, found “first-name”/,
    isRead: false,
  },
  {
    title: 'the contract’s misspellings corrected',
    caller: 'physician',
    changeBody: eachName((name) => (name === 'sendToPationt' ? 'sendToPatient' : name)),
    named: /sendToPationt: expected that name, found “sendToPatient”/,
    isRead: true,
  },
];

/** Envelopes. */
const envelopes: readonly DifferingApi[] = [
  {
    title: 'no envelope',
    changeBody: ({ data }) => data,
    named: /data.*expected (a list|an object|to be there), found nothing/,
    isRead: false,
  },
  {
    title: 'data under another name',
    changeBody: ({ data, ...rest }) => ({ ...rest, result: data }),
    named: /data: expected a list, found nothing/,
    isRead: false,
  },
  {
    title: 'an envelope in capitals',
    changeBody: ({ data, ...rest }) => ({ ...rest, DATA: data }),
    named: /data: expected a list, found nothing/,
    isRead: false,
  },
  {
    title: 'a status in words',
    changeBody: (body) => ({ ...body, status: 'success' }),
    named: /status: expected a number, found a text/,
    isRead: true,
  },
  {
    title: 'a refusal under the status 200',
    changeBody: (body: Body, { name }) =>
      name === 'listProducts' ? { status: 503, message: 'Try again', data: null } : body,
    named: /status: expected HTTP status 503, found 200/,
    isRead: false,
  },
  {
    title: 'pages around lists',
    changeBody: wholeData((data) => (isList(data) ? { items: data, total: data.length, page: 1 } : data)),
    named: /data: expected a list, found an object/,
    isRead: false,
  },
  {
    title: 'HAL around lists',
    changeBody: wholeData((data) => (isList(data) ? { _embedded: { items: data }, _links: {} } : data)),
    named: /data: expected a list, found an object/,
    isRead: false,
  },
  {
    title: 'attributes of JSON:API',
    caller: 'physician',
    changeBody: wholeData((data) =>
      isList(data) ? data.map((item) => ({ type: 'item', attributes: item })) : data,
    ),
    named: /data\[\]\.createdAt: expected to be there, found nothing/,
    isRead: false,
  },
];

/** Kinds of values. */
const values: readonly DifferingApi[] = [
  {
    title: 'days in ISO format',
    changeBody: eachText(dayPattern, toIsoDay),
    named: /data\.dob: expected a text that fits .*, found a text like 9999-99-99/,
    isRead: true,
  },
  {
    title: 'moments of a SQL database',
    caller: 'physician',
    changeBody: eachText(momentPattern, (moment) => moment.slice(0, 19).replace('T', ' ')),
    named: /an ISO date and time with its zone, found a text like 9999-99-99 99:99:99/,
    isRead: false,
  },
  {
    title: 'moments in seconds',
    changeBody: eachText(momentPattern, (moment) => Date.parse(moment) / 1000),
    named: /createdAt: expected a text, found a number/,
    isRead: false,
  },
  {
    title: 'numbers in texts',
    caller: 'physician',
    changeBody: eachValue((value) => (typeof value === 'number' ? String(value) : value)),
    named: /data\.patientsCount: expected a number, found a number in a text/,
    isRead: true,
  },
  {
    title: 'numbers for texts',
    changeBody: eachText(/^[1-9]\d{3,8}$/, Number),
    named: /data\.zipCode: expected a text, found a number/,
    isRead: true,
  },
  {
    title: 'flags as 0 and 1',
    caller: 'physician',
    changeBody: eachValue((value) => (typeof value === 'boolean' ? Number(value) : value)),
    named: /expected true or false, found a number/,
    isRead: false,
  },
  {
    title: 'flags as Y and N',
    changeBody: eachValue((value) => (typeof value === 'boolean' ? 'NY'.charAt(Number(value)) : value)),
    named: /isCompleted: expected true or false, found a text/,
    isRead: false,
  },
  {
    title: 'options in other letters',
    changeBody: eachValue((value, name) =>
      typeof value === 'string' && lowerChoices.includes(name) ? value.toLowerCase() : value,
    ),
    named: /data\.gender: expected the word in the contract’s letters, found a text/,
    isRead: true,
  },
  {
    title: 'ids as objects',
    changeBody: eachValue((value, name) => (name === 'id' ? { $oid: value } : value)),
    named: /\.id: expected .*, found an object/,
    isRead: false,
  },
  {
    title: 'lists that are null',
    changeBody: wholeData((data) => (isList(data) ? null : data)),
    named: /data: expected a list, found null/,
    isRead: false,
  },
  {
    title: 'a record in a list',
    changeBody: wholeData((data) => (isList(data) ? data : [data])),
    named: /data: expected an object, found a list/,
    isRead: false,
  },
  {
    title: 'a list of one item as the item',
    changeBody: wholeData((data) => (isList(data) ? data[0] : data)),
    named: /data: expected a list, found (an object|a text)/,
    isRead: false,
  },
];

/** Statuses, headers and what else is around a reply. */
const transports: readonly DifferingApi[] = [
  {
    title: 'status 201 for 200',
    changeStatus: () => 201,
    named: /a documented status \(.*\), found status 201/,
    isRead: true,
  },
  {
    title: 'status 204 for what is saved',
    caller: 'physician',
    isWritten: true,
    changeStatus: ({ name, method, status }) => (method === 'GET' || name === 'importShoops' ? status : 204),
    named: /a documented status \(.*\), found status 204/,
    isRead: true,
  },
  {
    title: 'redirects to a slash',
    changeStatus: () => 301,
    changeHeaders: (headers, { url }) => headers.set('Location', `${url.split('?')[0]}/`),
    named: /expected a reply without a redirect, found a redirect to the same path with a slash/,
    isRead: false,
  },
  {
    title: 'a web page for every reply',
    changeText: () => '<!doctype html><title>Sign in</title>',
    changeHeaders: (headers) => headers.set('Content-Type', 'text/html'),
    named: /the type application\/json, found text\/html/,
    isRead: false,
  },
  {
    title: 'a guard before the JSON',
    changeText: (text) => `)]}',\n${text}`,
    named: /the body: expected JSON, found a text that is no JSON/,
    isRead: false,
  },
  {
    title: 'JSON under text/plain',
    changeHeaders: (headers) => headers.set('Content-Type', 'text/plain'),
    named: /the type application\/json, found text\/plain/,
    isRead: true,
  },
  {
    title: 'no CORS',
    isCalledFromApp: true,
    changesSession: true,
    changeHeaders: (headers) => {
      for (const name of [...headers.keys()].filter((key) => key.startsWith('access-control')))
        headers.delete(name);
    },
    named: /preflight Access-Control-Allow-Origin/,
    isRead: true,
  },
  {
    title: 'refusals of RFC 9457',
    isRefused: true,
    changeBody: (body, { status }) =>
      status < 400 ? body : { type: 'about:blank', title: 'Bad request', status, detail: body.message },
    named: /login.*message: expected the reason of the refusal, found it in “detail”/,
    isRead: true,
  },
  {
    title: 'refusals of OAuth',
    isRefused: true,
    changeBody: (body, { status }) =>
      status < 400 ? body : { error: 'invalid_grant', error_description: body.message },
    named: /login.*message: expected the reason of the refusal, found it in “error_description”/,
    isRead: true,
  },
  {
    title: 'opaque tokens',
    changesSession: true,
    changeText: tokens.replaceInReply,
    convertCall: tokens.restoreInCall,
    named: /The access token has no `exp` that can be read/,
    isRead: true,
  },
];

/** APIs that differ as a whole, each in one way. */
export const differingApis: readonly DifferingApi[] = [...names, ...envelopes, ...values, ...transports];
