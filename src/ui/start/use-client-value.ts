import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * Returns a value of the browser, such as a stored text. A page that the build has rendered shows
 * the value of the build first, so that React can take over its elements.
 * @param read returns the browser's value; equal at each call
 * @param atBuild value that the build has rendered
 */
export function useClientValue<Value>(read: () => Value, atBuild: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => atBuild);
}
