import type { Endpoint } from './endpoint.ts';

const methods = ['GET', 'POST', 'PUT', 'DELETE'];
const isParameter = (segment: string) => segment.startsWith('{');
const inAlphabet = (a: string, b: string) => Number(a > b) - Number(a < b);

/** Compares two path segments: a fixed one precedes a parameter, which would match it as well. */
const bySegment = (a: string, b: string) =>
  Number(isParameter(a)) - Number(isParameter(b)) || inAlphabet(a, b);

function byPath(a: string, b: string): number {
  const others = b.split('/');
  const differing = a.split('/').map((segment, place) => bySegment(segment, others[place] ?? ''));
  return differing.find((order) => order !== 0) ?? a.length - b.length;
}

const bodyWidth = ({ body }: Endpoint) => Object.keys(body?.entries ?? {}).length;

/**
 * Compares endpoints: a fixed path precedes one whose parameter would match it. At one path the
 * widest body comes first: a server takes that endpoint if the body does not decide.
 */
function byAddress([nameA, a]: [string, Endpoint], [nameB, b]: [string, Endpoint]): number {
  return (
    byPath(a.path, b.path) ||
    methods.indexOf(a.method) - methods.indexOf(b.method) ||
    bodyWidth(b) - bodyWidth(a) ||
    inAlphabet(nameA, nameB)
  );
}

/** Sorts endpoints in the order in which a server has to try their paths. */
export function inAddressOrder<Registry extends Readonly<Record<string, Endpoint>>>(
  registry: Registry,
): Registry {
  return Object.fromEntries(Object.entries(registry).toSorted(byAddress)) as Registry;
}
