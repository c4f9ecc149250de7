import { request } from '#api/client/client.ts';
import type { Endpoint, InputOf } from '#api/contract/endpoint.ts';
import { type EndpointName, endpoints } from './endpoints.ts';

/** Parameter for the paths that have one. The client does not check the input's other parts. */
const input = { params: { id: '1' } } as unknown as InputOf<Endpoint>;

/** Calls any endpoint, to test how its reply is read. This file is for tests only. */
export const callByName = (name: EndpointName) => request(endpoints[name] as Endpoint, input, '');
