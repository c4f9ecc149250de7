import { sortByAddress } from '#api/contract/address-order.ts';
import type { Endpoint, EndpointsIn } from '#api/contract/endpoint.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import { intakeCalls } from './intake/sections.ts';
import type { ResourceName } from './resource-names.ts';
import { resources } from './resources.ts';

type Calls = typeof intakeCalls;
type SectionEndpoints = { [M in keyof Calls as `read${M}`]: Calls[M]['read'] } & {
  [M in keyof Calls as `save${M}`]: Calls[M]['save'];
};
type ResourceModule = (typeof resources)[ResourceName][number];
type Intersection<Union> = (Union extends unknown ? (member: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
type ResourceEndpoints = Intersection<
  ResourceModule extends infer Module ? (Module extends unknown ? EndpointsIn<Module> : never) : never
>;

/** Endpoints of the intake sections: readContacts, saveContacts … Resources have other names. */
const sectionEndpoints: SectionEndpoints & { [Name in keyof ResourceEndpoints]?: never } = Object.fromEntries(
  Object.entries(intakeCalls).flatMap(([module, { read, save }]) => [
    [`read${module}`, read],
    [`save${module}`, save],
  ]),
) as SectionEndpoints;

const isEndpoint = (exported: unknown) =>
  typeof exported === 'object' && exported !== null && 'method' in exported && 'path' in exported;

/** Endpoints of the resources' modules, by name, with the resource of each. */
const moduleEntries = keysOf(resources).flatMap((resource) =>
  resources[resource].flatMap((module) =>
    Object.entries(module)
      .filter(([, exported]) => isEndpoint(exported))
      .map(([name, endpoint]) => ({ name, endpoint, resource })),
  ),
);
const resourceEndpoints = Object.fromEntries(
  moduleEntries.map(({ name, endpoint }) => [name, endpoint]),
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

const resourceByName = new Map<string, ResourceName>(
  moduleEntries.map(({ name, resource }) => [name, resource]),
);

/** Returns the resource of an endpoint. */
export const resourceOf = (name: EndpointName): ResourceName =>
  // The sections of the intake have no module of their own.
  resourceByName.get(name) ?? 'intake';
