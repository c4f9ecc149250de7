import type { Json } from '#api/contract/wire-schema.ts';
import { isObject } from '#domain/values/is-object.ts';
import { compareReplies } from './compare-replies.ts';
import { compareRequest } from './compare-request.ts';
import type { Difference, Documents } from './difference.ts';
import {
  type DocumentOperation,
  findCounterpart,
  findLikeliest,
  findPrefix,
  listOperations,
} from './match-operations.ts';

export type DocumentVerdict = 'missing' | 'breaks' | 'unsure' | 'lived with' | 'fits';

/** Verdicts in the order of a report, the most urgent first. */
export const documentVerdicts: readonly DocumentVerdict[] = [
  'missing',
  'breaks',
  'unsure',
  'lived with',
  'fits',
];

/** Result for one of our operations. */
export interface OperationDifference {
  readonly name: string;
  readonly address: string;
  readonly verdict: DocumentVerdict;
  /** Address of the likeliest counterpart of a missing operation. */
  readonly likeliest?: string | undefined;
  readonly differences: readonly Difference[];
}

/** Result of the comparison of another document with ours. */
export interface DocumentDifference {
  /** Prefix of the paths in the other document, such as '/v1'. */
  readonly prefix: string;
  /** Address of the API by the other document's servers, with the prefix. */
  readonly base: string;
  readonly operations: readonly OperationDifference[];
  /** Number of further operations, which the app does not call. */
  readonly furtherOperations: number;
}

/** Returns the difference that weighs most. */
const verdictOf = (differences: readonly Difference[]): DocumentVerdict =>
  documentVerdicts.find((verdict) => differences.some(({ effect }) => effect === verdict)) ?? 'fits';

/** Joins equal differences, such as those of several options. */
const unite = (differences: readonly Difference[]): Difference[] => [
  ...new Map(differences.map((difference) => [JSON.stringify(difference), difference])).values(),
];

const addressOf = ({ method, path }: DocumentOperation) => `${method} ${path}`;

/** Returns the address of the API by the servers of a document. */
function baseOf({ servers }: Json, prefix: string): string {
  const [server]: unknown[] = Array.isArray(servers) ? servers : [];
  const url = isObject(server) && typeof server.url === 'string' ? server.url : '';
  return `${url.replace(/\/+$/, '')}${prefix}/`;
}

/** Compares another document with ours, operation by operation. */
export function compareDocuments({ ours, theirs, reads }: Documents): DocumentDifference {
  const readNames = Object.keys(isObject(reads.$defs) ? reads.$defs : {});
  // The app calls no other operation, such as that of a document's file.
  const called = listOperations(ours).filter(({ operation }) =>
    readNames.includes(String(operation.operationId)),
  );
  const theirOperations = listOperations(theirs);
  const prefix = findPrefix(called, theirOperations);
  const pairs = called.map((our) => ({ our, their: findCounterpart(our, theirOperations, prefix) }));
  const unmatched = theirOperations.filter((their) => !pairs.some((pair) => pair.their === their));
  const operations = pairs.map(({ our, their }): OperationDifference => {
    const named = { name: String(our.operation.operationId), address: addressOf(our) };
    if (!their) {
      const likeliest = findLikeliest(our, unmatched, prefix);
      return { ...named, verdict: 'missing', likeliest: likeliest && addressOf(likeliest), differences: [] };
    }
    const documents = { ours, theirs, reads };
    const differences = unite([
      ...compareRequest(documents, our, their),
      ...compareReplies(documents, our, their),
    ]);
    return { ...named, verdict: verdictOf(differences), differences };
  });
  return { prefix, base: baseOf(theirs, prefix), operations, furtherOperations: unmatched.length };
}
