import type { EndpointName } from '#api/endpoints/endpoints.ts';
import type { ResourceName } from '#api/endpoints/resource-names.ts';

/** Reference of a call to a record of a resource. */
export interface Reference {
  readonly resource: ResourceName;
  /** Name of the field that holds the id; '' if the whole call is about the resource. */
  readonly field: string;
  readonly id: string;
}

/** Fields of queries, bodies and replies with ids of other resources' records. */
export const referenceFields: Readonly<Record<string, ResourceName>> = {
  patientId: 'patients',
  userId: 'patients',
  user_id: 'patients',
  physicianId: 'physicians',
  diagnoseId: 'lists',
  medicationId: 'lists',
  specialization: 'lists',
};

/** Beginning of the paths whose `{id}` is a physician's. */
const physicianPath = /^dashboard\/physician\/([^/?]+)/;

/** Calls that change the sign-in, though their resource is another one. */
const signInChanges: ReadonlySet<EndpointName> = new Set(['updatePassword', 'updateSettings']);

/** Caller, as the references depend on them. */
export interface ReferringCaller {
  readonly role: string | undefined;
  /** Id at the server that signs in; '' if unknown or signed out. */
  readonly ownId: string;
}

/** Returns the reference of a field's value. An item of the shared lists names who has added it. */
function toReference(
  field: string,
  id: string,
  resource: ResourceName,
  { role, ownId }: ReferringCaller,
): Reference {
  const isAboutCaller = field === 'user_id' && (role !== 'physician' || id === ownId);
  return { field, id, resource: isAboutCaller ? 'accounts' : resource };
}

/** Lists the ids at the reference fields of a JSON value, at any depth. */
function listFieldReferences(value: unknown, caller: ReferringCaller): Reference[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, content]: [string, unknown]) => {
    const resource = referenceFields[field];
    const isId = (typeof content === 'string' && content !== '') || typeof content === 'number';
    return resource && isId
      ? [toReference(field, String(content), resource, caller)]
      : listFieldReferences(content, caller);
  });
}

/**
 * Lists the references of a call to records of resources.
 * @param path below the base, with or without a query
 * @param payload query or body
 */
export function listReferences(
  name: EndpointName,
  path: string,
  payload: unknown,
  caller: ReferringCaller,
): readonly Reference[] {
  const physicianId = physicianPath.exec(path)?.[1];
  const references = listFieldReferences(payload, caller);
  if (physicianId !== undefined)
    references.push({ resource: 'physicians', field: 'id', id: decodeURIComponent(physicianId) });
  if (signInChanges.has(name)) references.push({ resource: 'accounts', field: '', id: '' });
  return references;
}
