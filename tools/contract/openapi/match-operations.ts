import { countDifferences, normalizeName } from '#api/contract/look-alikes.ts';
import type { Json } from '#api/contract/wire-schema.ts';
import { isObject } from '#domain/values/is-object.ts';
import { follow } from './alternatives.ts';

/** Operation of a document. */
export interface DocumentOperation {
  readonly method: string;
  readonly path: string;
  readonly operation: Json;
  /** Parameters of the operation and of its path. */
  readonly parameters: readonly Json[];
}

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];
const listOf = (part: unknown): readonly unknown[] => (Array.isArray(part) ? part : []);

/** Lists the operations of a document. */
export function listOperations(document: Json): DocumentOperation[] {
  return Object.entries(isObject(document.paths) ? document.paths : {}).flatMap(([path, node]) => {
    const item = follow(document, node);
    return methods
      .filter((method) => isObject(item[method]))
      .map((method) => {
        const operation = follow(document, item[method]);
        const parameters = [...listOf(item.parameters), ...listOf(operation.parameters)];
        return {
          method: method.toUpperCase(),
          path,
          operation,
          parameters: parameters.map((parameter) => follow(document, parameter)),
        };
      });
  });
}

/** Returns a path whose parameters have no names. */
const withoutNames = (path: string) => path.replaceAll(/\{[^}]*\}/g, '{}');
/** Returns the address of an operation below a prefix. */
const addressOf = ({ method, path }: Pick<DocumentOperation, 'method' | 'path'>) =>
  `${method} ${withoutNames(path)}`;

/** Returns the prefix of most of our paths in another document; '' if they are the same. */
export function findPrefix(ours: readonly DocumentOperation[], theirs: readonly DocumentOperation[]): string {
  const counts = new Map<string, number>([['', 0]]);
  for (const their of theirs)
    for (const our of ours) {
      const [path, ending] = [withoutNames(their.path), withoutNames(our.path)];
      if (their.method !== our.method || !path.endsWith(ending)) continue;
      const prefix = their.path
        .split('/')
        .slice(0, path.slice(0, -ending.length).split('/').length)
        .join('/');
      counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
    }
  return [...counts].toSorted(([a, x], [b, y]) => y - x || a.length - b.length)[0]?.[0] ?? '';
}

/** Maximum share of different letters in the likeliest path. */
const maxDifference = 0.34;

/** Returns how far an operation is from ours: 0 for the same letters and method. */
function distanceOf(our: DocumentOperation, their: DocumentOperation, prefix: string): number {
  const path = their.path.startsWith(prefix) ? their.path.slice(prefix.length) : their.path;
  const [one, other] = [normalizeName(withoutNames(our.path)), normalizeName(withoutNames(path))];
  const letters = countDifferences(one, other) / Math.max(one.length, other.length, 1);
  return letters + (our.method === their.method ? 0 : 0.1);
}

/** Returns the likeliest counterpart of a missing operation; undefined if none is alike. */
export function findLikeliest(
  our: DocumentOperation,
  unmatched: readonly DocumentOperation[],
  prefix: string,
): DocumentOperation | undefined {
  const [best] = unmatched
    .map((their) => ({ their, distance: distanceOf(our, their, prefix) }))
    .toSorted((a, b) => a.distance - b.distance);
  return best && best.distance <= maxDifference ? best.their : undefined;
}

/** Finds the operation at our address in another document. */
export const findCounterpart = (
  our: DocumentOperation,
  theirs: readonly DocumentOperation[],
  prefix: string,
): DocumentOperation | undefined =>
  theirs.find((their) => addressOf(their) === addressOf({ method: our.method, path: prefix + our.path }));
