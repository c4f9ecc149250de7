import { useSyncExternalStore } from 'react';
import { onAddressChange } from './on-address-change.ts';
import { useConsole } from './use-console.ts';

const onPathChange = (listener: () => void) => onAddressChange(listener);

/** Returns the path of the open page, without the base. */
export function usePagePath(): string {
  return useSyncExternalStore(onPathChange, useConsole().readPath);
}
