import type { Endpoint } from './endpoint.ts';

const methods = ['GET', 'POST', 'PUT', 'DELETE'];
const isParameter = (segment: string) => segment.startsWith('{');
const inAlphabet = (a: string, b: string) => Number(a > b) - Number(a < b);

/** Which of two segments in the same place has to be tried first: the fixed one, which a parameter would stand for as well. */
const bySegment = (a: string, b: string) =>
  Number(isParameter(a)) - Number(isParameter(b)) || inAlphabet(a, b);

function byPath(a: string, b: string): number {
  const others = b.split('/');
  const differing = a.split('/').map((segment, place) => bySegment(segment, others[place] ?? ''));
  return differing.find((order) => order !== 0) ?? a.length - b.length;
}

const width = ({ body }: Endpoint) => Object.keys(body?.entries ?? {}).length;

/**
 * The order of endpoints, by rule: a fixed path before one whose parameter would stand for it; at one address the widest
 * body first, for it is the one that is meant where the body does not tell.
 */
function byAddress([nameA, a]: [string, Endpoint], [nameB, b]: [string, Endpoint]): number {
  return (
    byPath(a.path, b.path) ||
    methods.indexOf(a.method) - methods.indexOf(b.method) ||
    width(b) - width(a) ||
    inAlphabet(nameA, nameB)
  );
}

/** The same endpoints in the order in which a server has to try their addresses. */
export function inAddressOrder<Registry extends Readonly<Record<string, Endpoint>>>(
  registry: Registry,
): Registry {
  return Object.fromEntries(Object.entries(registry).toSorted(byAddress)) as Registry;
}
