import type { Endpoint } from '#api/contract/endpoint.ts';
import { type EndpointName, endpointNames, endpoints } from '#api/endpoints/endpoints.ts';
import { operations } from '#radar/operations.ts';
import type { Door, Input } from './door.ts';
import { type Known, learn, wanted } from './reads.ts';
import type { Role } from './session.ts';

/** Reads that are called first, because their replies contain the ids for the others. */
const sources: readonly EndpointName[] = ['listPatients', 'listLinkedPhysicians', 'listDocuments'];
const isRead = (name: EndpointName) => endpoints[name].method === 'GET';
const reads = [...sources, ...endpointNames.filter((name) => isRead(name) && !sources.includes(name))];

const mayAsk = ({ access }: Endpoint, role: Role) => access === 'public' || access.includes(role);

/** Returns the inputs of a read's calls for a role, or the reason why the read is not called. */
function inputsOf(name: EndpointName, role: Role, known: Known): readonly Input[] | string {
  const endpoint: Endpoint = endpoints[name];
  if (!mayAsk(endpoint, role)) return `not for a ${role}`;
  const inputs = wanted[name]?.(known) ?? [{}];
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
export async function walk(door: Door, role: Role, known: Known): Promise<Map<string, string>> {
  const notes = new Map(operations.map(({ name, method }) => [name, method === 'GET' ? '' : 'it writes']));
  for (const name of reads) {
    const inputs = inputsOf(name, role, known);
    if (typeof inputs === 'string') {
      notes.set(name, inputs);
      continue;
    }
    for (const input of inputs) learn(known, name, (await door.ask(name, input)).data);
  }
  return notes;
}
