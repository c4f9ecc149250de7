import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clientSettings } from '#api/client/client-settings.ts';
import { fakeStorage } from '#api/client/fake-api.ts';
import type { Endpoint } from '#api/contract/endpoint.ts';
import { endpointNames, endpoints } from '#api/endpoints/endpoints.ts';
import { readTokens } from '#api/session/session.ts';
import { catchAppRequest, catchDownload } from './app-requests.ts';
import { kindOf } from './browser-rules.ts';

const base = 'https://api.test/v1/';

// Node has no storage: the session would stay in memory, for the tests of later files.
beforeEach(() => void fakeStorage());
afterEach(() => vi.unstubAllGlobals());

it('derives the kinds of calls from the endpoints and the app’s client', async () => {
  const kinds = new Set<string>();
  for (const name of endpointNames) {
    const { method, headers, needsPreflight, sendsCookies } = kindOf(
      await catchAppRequest(base, endpoints[name]),
    );
    kinds.add(`${method} ${headers.join(',') || '-'}${needsPreflight ? '' : ' without a preflight'}`);
    expect(sendsCookies).toBe(false);
  }
  expect([...kinds].toSorted()).toEqual([
    'DELETE authorization',
    'GET - without a preflight',
    'GET authorization',
    'POST -',
    'POST authorization',
    'POST authorization,content-type',
    'POST content-type',
    'PUT authorization',
    'PUT authorization,content-type',
    'PUT content-type',
  ]);
});

it('follows the endpoint: its method, body and access', async () => {
  const endpoint: Endpoint = { ...endpoints.listProducts, method: 'DELETE', path: 'things/{id}' };
  const { request, reportsProgress } = await catchAppRequest(base, endpoint);
  expect(request.method).toBe('DELETE');
  expect(request.url).toMatch(/^https:\/\/api\.test\/v1\/things\/\w+$/);
  expect(reportsProgress).toBe(false);
  const { headers } = kindOf(await catchAppRequest(base, { ...endpoint, access: 'public' }));
  expect(headers).toEqual([]);
});

it('gives a download its token at the API’s origin alone', async () => {
  const settings = { ...clientSettings };
  expect(kindOf(await catchDownload(base, 'files/7')).headers).toEqual(['authorization']);
  expect(kindOf(await catchDownload(base, 'https://files.test/7')).needsPreflight).toBe(false);
  expect(readTokens()).toBeNull();
  expect(clientSettings).toEqual(settings);
});
