import type { Endpoint } from './endpoint.ts';

/** Order of the methods at one path, only so that the order is stable. */
const methodOrder = ['GET', 'POST', 'PUT', 'DELETE'];
const isParameter = (segment: string) => segment.startsWith('{');
const compareTexts = (a: string, b: string) => Number(a > b) - Number(a < b);

/** Compares two path segments: a fixed one precedes a parameter, which would match it as well. */
const compareSegments = (a: string, b: string) =>
  Number(isParameter(a)) - Number(isParameter(b)) || compareTexts(a, b);

/** Compares two paths by their first different segments. */
function comparePaths(a: string, b: string): number {
  const others = b.split('/');
  const differing = a.split('/').map((segment, place) => compareSegments(segment, others[place] ?? ''));
  // Without a different segment, one path is the beginning of the other: the shorter comes first.
  return differing.find((order) => order !== 0) ?? a.length - b.length;
}

const bodyWidth = ({ body }: Endpoint) => Object.keys(body?.entries ?? {}).length;

/**
 * Compares endpoints: a fixed path precedes one whose parameter would match it. At one path the
 * widest body comes first: a server takes that endpoint if the body does not decide.
 */
function compareEndpoints([nameA, a]: [string, Endpoint], [nameB, b]: [string, Endpoint]): number {
  return (
    comparePaths(a.path, b.path) ||
    methodOrder.indexOf(a.method) - methodOrder.indexOf(b.method) ||
    bodyWidth(b) - bodyWidth(a) ||
    compareTexts(nameA, nameB)
  );
}

/** Sorts endpoints in the order in which a server has to try their paths. */
export function sortByAddress<Registry extends Readonly<Record<string, Endpoint>>>(
  registry: Registry,
): Registry {
  return Object.fromEntries(Object.entries(registry).toSorted(compareEndpoints)) as Registry;
}
