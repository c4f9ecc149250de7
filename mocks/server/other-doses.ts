import type { Payload } from './payload.ts';

/** Names of the fields that hold a dose, in any body. */
const doseKeys: readonly string[] = ['dose', 'dailyDose'];

/** Returns the value with each number under a dose's name times ten, at any depth. */
function multiplyDoses(node: unknown, key = ''): unknown {
  if (Array.isArray(node)) return node.map((item) => multiplyDoses(item));
  if (typeof node === 'number' && doseKeys.includes(key)) return node * 10;
  if (typeof node !== 'object' || node === null || node instanceof File) return node;
  return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, multiplyDoses(value, name)]));
}

/** Returns the payload with tenfold doses, to simulate a server that stores other doses. */
export const multiplyPayloadDoses = ({ validate: validateSent, ...payload }: Payload): Payload => ({
  ...payload,
  validate() {
    const { body, ...rest } = validateSent();
    return { ...rest, body: multiplyDoses(body) };
  },
});
