import { describe, expect, it } from 'vitest';
import { fakeApi } from '#api/client/fake-api.ts';
import { callByName } from './call-by-name.ts';
import { endpointNames } from './endpoints.ts';

const lists = endpointNames.filter((name) => /^(list|search|importShoops)/.test(name));

/** Replies that hold no list where the contract has one. A screen would say that there is none. */
const repliesWithoutList: [string, unknown][] = [
  ['a bare list', [{ id: 'a' }]],
  ['words alone', { message: '' }],
  ['no data', { status: 200, message: '', data: null }],
  ['an object', { status: 200, message: '', data: {} }],
];

describe.each(lists)('%s could not be read', (name) => {
  it.each(repliesWithoutList)('from %s', async (_, body) => {
    fakeApi(() => Response.json(body));
    await expect(callByName(name)).rejects.toMatchObject({ kind: 'malformed' });
  });
});
