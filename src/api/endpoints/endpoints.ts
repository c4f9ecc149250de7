import { sortByAddress } from '#api/contract/address-order.ts';
import type { Endpoint, EndpointsIn } from '#api/contract/endpoint.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import { intakeCalls } from './intake/sections.ts';
import * as resources from './resources.ts';

type Calls = typeof intakeCalls;
type SectionEndpoints = { [M in keyof Calls as `read${M}`]: Calls[M]['read'] } & {
  [M in keyof Calls as `save${M}`]: Calls[M]['save'];
};
type ResourceEndpoints = EndpointsIn<typeof resources>;

/** Endpoints of the intake sections: readContacts, saveContacts … Resources have other names. */
const sectionEndpoints: SectionEndpoints & { [Name in keyof ResourceEndpoints]?: never } = Object.fromEntries(
  Object.entries(intakeCalls).flatMap(([module, { read, save }]) => [
    [`read${module}`, read],
    [`save${module}`, save],
  ]),
) as SectionEndpoints;

const isEndpoint = (exported: unknown) =>
  typeof exported === 'object' && exported !== null && 'method' in exported && 'path' in exported;
const resourceEndpoints = Object.fromEntries(
  Object.entries(resources).filter(([, exported]) => isEndpoint(exported)),
) as ResourceEndpoints;

/** Endpoints of the app by name, with their own types. */
export type Endpoints = ResourceEndpoints & SectionEndpoints;
export type EndpointName = keyof Endpoints;

/**
 * All endpoints by name, for the mock, the radar and the API document. Not for screens: it loads
 * every schema.
 */
export const endpoints: Endpoints = sortByAddress({
  ...resourceEndpoints,
  ...sectionEndpoints,
} satisfies Record<string, Endpoint>);

export const endpointNames: EndpointName[] = keysOf(endpoints);
