import type { Payload } from './payload.ts';

/** Names of the fields that hold a dose, in any body. */
const doseKeys: readonly string[] = ['dose', 'dailyDose'];

function tenfold(node: unknown, key = ''): unknown {
  if (Array.isArray(node)) return node.map((item) => tenfold(item));
  if (typeof node === 'number' && doseKeys.includes(key)) return node * 10;
  if (typeof node !== 'object' || node === null || node instanceof File) return node;
  return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, tenfold(value, name)]));
}

/** Returns the payload with tenfold doses, to simulate a server that stores other doses. */
export const withOtherDoses = ({ take, ...payload }: Payload): Payload => ({
  ...payload,
  take() {
    const { body, ...rest } = take();
    return { ...rest, body: tenfold(body) };
  },
});
