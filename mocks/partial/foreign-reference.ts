import type { ResourceName } from '#api/endpoints/resource-names.ts';
import type { Reference } from './references.ts';
import type { Side, Sides } from './sides.ts';

/** Resources whose ids a read of the mock may replace by those of its own people. */
const peopleResources: readonly ResourceName[] = ['patients', 'physicians'];

/** Call whose references are checked. */
interface CheckedCall {
  readonly resource: ResourceName;
  readonly side: Side;
  readonly isRead: boolean;
}

/**
 * Finds a reference to a record that the answering side does not have.
 * @returns undefined if there is none, or if the mock's people may take the place of those referred to
 */
export function findForeignReference(
  { sideOf }: Sides,
  { resource, side, isRead }: CheckedCall,
  references: readonly Reference[],
): Reference | undefined {
  const foreignReferences = references.filter(
    (reference) => reference.resource !== resource && sideOf(reference.resource) !== side,
  );
  if (side === 'api') return foreignReferences[0];
  return foreignReferences.find((reference) => {
    // The mock does not keep who has added an item to the shared lists.
    if (reference.resource === 'accounts') return reference.field === '';
    return !(isRead && peopleResources.includes(reference.resource));
  });
}

const names = { mock: 'the mock', api: 'the real API' } as const;

/** Says why a call is refused that would need both sides, and how to have it answered. */
export function describeRefusal(
  { mockedResources }: Sides,
  { resource, side }: CheckedCall,
  { resource: other, field, id }: Reference,
): string {
  const otherSide = side === 'mock' ? 'api' : 'mock';
  const reason = field
    ? `${field} “${id}” is of “${other}”, from ${names[otherSide]}, so ${names[side]} has no such record`
    : `this changes the sign-in, which is of “${other}” and ${names[otherSide]}’s`;
  const both = [...new Set([...mockedResources, resource, other])].toSorted().join(',');
  const neither = mockedResources.filter((name) => name !== resource && name !== other);
  const withNeither = neither.length > 0 ? `VITE_MOCKS=${neither.join(',')}` : 'neither mocked';
  return (
    `“${resource}” is answered by ${names[side]}; ${reason}. Nothing was sent or saved. ` +
    `Have one side answer both: VITE_MOCKS=${both}, or ${withNeither}. The mock console (API) does the same.`
  );
}
