import type { Endpoint } from '#api/contract/endpoint.ts';
import { type EndpointName, endpointNames, endpoints } from '#api/endpoints/endpoints.ts';
import { operations } from '#api/endpoints/operations.ts';
import type { CallInput, ContractClient } from './contract-client.ts';
import { inputsByRead, type KnownIds, storeIds } from './reads.ts';
import type { Role } from './session.ts';

/** Reads that are called first, because their replies contain the ids for the others. */
const readsWithIds: readonly EndpointName[] = ['listPatients', 'listLinkedPhysicians', 'listDocuments'];
const isRead = (name: EndpointName) => endpoints[name].method === 'GET';
const reads = [
  ...readsWithIds,
  ...endpointNames.filter((name) => isRead(name) && !readsWithIds.includes(name)),
];

const isAllowed = ({ access }: Endpoint, role: Role) => access === 'public' || access.includes(role);

/** Returns the inputs of a read's calls for a role, or the reason why the read is not called. */
function getInputs(name: EndpointName, role: Role, known: KnownIds): readonly CallInput[] | string {
  const endpoint: Endpoint = endpoints[name];
  if (!isAllowed(endpoint, role)) return `not for a ${role}`;
  const inputs = inputsByRead[name]?.(known) ?? [{}];
  if (typeof inputs === 'string' || !endpoint.onBehalf || role === 'patient') return inputs;
  const { patient } = known;
  if (patient === undefined) return 'there is no patient to read';
  return inputs.map((input) => ({ ...input, query: { ...input.query, userId: patient } }));
}

/**
 * Calls all reads that the role may call.
 * @param known ids known in advance, such as the patient's; ids from replies are added
 * @returns the reasons why operations were not tried, by operation
 */
export async function callAllReads(
  client: ContractClient,
  role: Role,
  known: KnownIds,
): Promise<Map<string, string>> {
  const notes = new Map(operations.map(({ name, method }) => [name, method === 'GET' ? '' : 'it writes']));
  for (const name of reads) {
    const inputs = getInputs(name, role, known);
    if (typeof inputs === 'string') {
      notes.set(name, inputs);
      continue;
    }
    for (const input of inputs) storeIds(known, name, (await client.call(name, input)).data);
  }
  return notes;
}
