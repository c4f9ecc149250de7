import { describe, expect, it } from 'vitest';
import { request } from '#api/client/client.ts';
import { fakeApi } from '#api/client/fake-api.ts';
import type { Endpoint, InputOf } from '#api/contract/endpoint.ts';
import { endpointNames, endpoints } from './endpoints.ts';

const lists = endpointNames.filter((name) => /^(list|search|importShoops)/.test(name));

/** Replies that hold no list where the contract has one. A screen would say that there is none. */
const repliesWithoutList: [string, unknown][] = [
  ['a bare list', [{ id: 'a' }]],
  ['words alone', { message: '' }],
  ['no data', { status: 200, message: '', data: null }],
  ['an object', { status: 200, message: '', data: {} }],
];

/** Parameter for the paths that have one. The client does not check the input's other parts. */
const input = { params: { id: '1' } } as unknown as InputOf<Endpoint>;

describe.each(lists)('%s could not be read', (name) => {
  it.each(repliesWithoutList)('from %s', async (_, body) => {
    fakeApi(() => Response.json(body));
    const call = request(endpoints[name] as Endpoint, input, '');
    await expect(call).rejects.toMatchObject({ kind: 'malformed' });
  });
});
