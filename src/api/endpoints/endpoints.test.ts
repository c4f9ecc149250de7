import * as v from 'valibot';
import { expect, it } from 'vitest';
import {
  type CatalogueText,
  type Endpoint,
  type Role,
  serverData,
  serverMessage,
  unreadReply,
} from '#api/contract/endpoint.ts';
import { wireSchema } from '#api/contract/wire-schema.ts';
import { endpointKey } from '#api/query.ts';
import { currentUserSchema } from '#api/session/session.ts';
import { isObject } from '#domain/values/is-object.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import { type EndpointName, endpointNames, endpoints, resourceOf } from './endpoints.ts';
import { intakeCalls } from './intake/sections.ts';
import { resources } from './resources.ts';

const namedEndpoints = endpointNames.map((name): [EndpointName, Endpoint] => [name, endpoints[name]]);
/** Returns a text of the catalogue, or the part of the reply from which it comes. */
const textName = (text: CatalogueText) => {
  if (text === serverData) return '(server data)';
  return text === serverMessage ? '(server)' : text;
};

/** Returns an endpoint on one line of the snapshot. */
function lineOf([name, endpoint]: [EndpointName, Endpoint]): string {
  const {
    method,
    path,
    access,
    onBehalf,
    assumed,
    multipart,
    reply,
    success,
    alsoSucceeds = {},
    errors = {},
    otherErrors,
    toastDuration,
    successDurationMs: successDuration,
  } = endpoint;
  const roles = access === 'public' ? 'public' : access.join('+');
  // A reply that may be undefined is read only if it holds data.
  const needs = v.is(reply, undefined) ? 'reads data if there' : 'needs data';
  const marks = [
    onBehalf && 'onBehalf',
    assumed && 'ASSUMED',
    multipart && 'multipart',
    reply !== unreadReply && needs,
  ].filter(Boolean);
  const says = [
    ...wordsOf(success).map((text) => `ok: ${text}`),
    ...Object.entries(alsoSucceeds).map(([status, meaning]) => `${status}: ${meaning}`),
    ...Object.entries(errors).map(([status, text]) => `${status}: ${textName(text)}`),
    ...(otherErrors ? [`other: ${textName(otherErrors)}`] : []),
    ...(toastDuration ? [`${toastDuration} ms`] : []),
    ...(successDuration ? [`ok: ${successDuration} ms`] : []),
  ];
  return [`${method} ${path}`, name, [roles, ...marks].join(' '), ...says].join(' | ');
}

/** Lists the texts of a success; both if a flag chooses one. */
function wordsOf(success: Endpoint['success']): string[] {
  if (!success) return [];
  if (typeof success !== 'object') return [textName(success)];
  return [`${success.by} ${textName(success.true)}`, `else ${textName(success.false)}`];
}

it('the contract: paths, methods, roles, texts, durations and required data (decisions 2–4, 38, 39, 63)', async () => {
  await expect(`${namedEndpoints.map(lineOf).join('\n')}\n`).toMatchFileSnapshot('./endpoints.calls.txt');
});

/** Lists all field names of a schema, nested ones in brackets. */
function fieldNames(schema: Record<string, unknown>): string {
  const { properties, items, anyOf } = schema as {
    properties?: Record<string, Record<string, unknown>>;
    items?: Record<string, unknown>;
    anyOf?: Record<string, unknown>[];
  };
  if (items) return fieldNames(items);
  if (anyOf) return anyOf.map(fieldNames).filter(Boolean).join(' ');
  return Object.entries(properties ?? {})
    .map(([name, inner]) => [name, fieldNames(inner)])
    .map(([name, inner]) => (inner ? `${name}(${inner})` : name))
    .join(' ');
}

it('the contract: every name on the wire, misspelt ones included (decision 4)', async () => {
  const part = (name: string, schema: v.GenericSchema | undefined) => {
    const listed = schema && fieldNames(wireSchema(schema));
    return listed ? [`${name}: ${listed}`] : [];
  };
  const names = namedEndpoints.flatMap(([name, { query, body, reply }]) => [
    ...part(`${name} ?`, query),
    ...part(`${name} >`, body),
    ...part(`${name} <`, reply),
  ]);
  await expect(`${names.join('\n')}\n`).toMatchFileSnapshot('./endpoints.names.txt');
});

it('every endpoint of this folder is registered under its exported name', () => {
  const files = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts'], { eager: true });
  const exported = Object.values(files).flatMap((file) => Object.entries(file));
  const found = exported.filter(([, value]) =>
    v.is(v.object({ method: v.string(), path: v.string() }), value),
  );
  const registered = new Map<string, unknown>(namedEndpoints);
  expect(found.filter(([name, value]) => registered.get(name) !== value)).toEqual([]);
  // The line above would also pass if the glob found no file.
  expect(found.length).toBeGreaterThan(30);
});

it('keeps the misspelt names of the contract', () => {
  expect(endpoints.readPatientInformation.path).toBe('intake/pationInfo');
  expect(endpoints.savePatientInformation.path).toBe('intake/pationInfo');
  expect(endpoints.resendCode.path).toBe('userAuth/resendOtp');
  expect(Object.keys(currentUserSchema.entries)).toContain('diagnosName');
});

/** Returns true if a call could be meant for either endpoint. */
function areMistakable(a: Endpoint, b: Endpoint): boolean {
  const isOpen = a.access === 'public' || b.access === 'public';
  const sharedRole = isOpen || (a.access as Role[]).some((role) => b.access.includes(role));
  const [one = [], other = []] = [a, b].map(({ body }) => Object.keys(body?.entries ?? {}));
  const areDistinct = one.length > 0 && other.length > 0 && !one.some((name) => other.includes(name));
  return sharedRole && !(areDistinct && !a.multipart && !b.multipart);
}

it('endpoints of one path differ by role, or their bodies have no name in common', () => {
  for (const sharing of Map.groupBy(namedEndpoints, ([, { method, path }]) => `${method} ${path}`).values()) {
    for (const [place, [name, one]] of sharing.entries())
      for (const [other, two] of sharing.slice(place + 1))
        expect(areMistakable(one, two), `${name} and ${other}`).toBe(false);
  }
});

it('a write makes stale only paths that have a read', () => {
  const reads = namedEndpoints.filter(([, { method }]) => method === 'GET').map(([, { path }]) => path);
  for (const [name, { makesStale = [], method }] of namedEndpoints) {
    if (makesStale.length > 0) expect(method, name).not.toBe('GET');
    for (const stale of makesStale) expect(reads, name).toContain(stale.path);
  }
  expect(endpoints.saveContacts.makesStale?.map(({ path }) => path)).toEqual([
    'intake/status',
    'intake/contacts',
  ]);
});

it('the key of a read begins with its path, which matches the reads of all patients', () => {
  const [first, ...more] = endpointKey(endpoints.readContacts, { subject: { userId: 'p1' } });
  expect([first]).toEqual(endpointKey(endpoints.readContacts));
  expect(more).toEqual([{ subject: { userId: 'p1' } }]);
});

it('calls on behalf of a patient are open to both roles; login, refresh and code calls are public', () => {
  for (const [name, { onBehalf, access }] of namedEndpoints)
    if (onBehalf) expect(access, name).toEqual(['patient', 'physician']);
  for (const name of ['login', 'logout', 'refresh', 'resendCode', 'verifyPhone'] as const)
    expect(endpoints[name].access, name).toBe('public');
});

it('has every endpoint in one resource', () => {
  const isEndpoint = (exported: unknown) => isObject(exported) && 'method' in exported && 'path' in exported;
  const namesInResources = Object.values(resources)
    .flat()
    .flatMap((module) =>
      Object.entries(module).flatMap(([name, value]) => (isEndpoint(value) ? [name] : [])),
    );
  const sectionNames = keysOf(intakeCalls).flatMap((module) => [`read${module}`, `save${module}`]);
  expect([...namesInResources, ...sectionNames].toSorted()).toEqual(endpointNames.toSorted());
  for (const name of sectionNames) expect(resourceOf(name as EndpointName)).toBe('intake');
});
