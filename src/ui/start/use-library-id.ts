import { useId as useReactId } from 'react';

/**
 * Returns an id for a component of Mantine, React's own or a given one. In a build it replaces
 * Mantine's hook, which renders every input a second time to give it another, random id.
 */
export function useId(givenId?: string): string {
  const id = useReactId();
  return typeof givenId === 'string' ? givenId : `mantine-${id}`;
}
