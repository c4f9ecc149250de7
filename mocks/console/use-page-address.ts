import { useSyncExternalStore } from 'react';
import { onAddressChange } from './on-address-change.ts';
import { usePagePath } from './use-page-path.ts';

const onQueryChange = (listener: () => void) => onAddressChange(listener);
const readQuery = () => location.search;

/** Returns the address of the open page, without the base: 'profile?step=image'. */
export function usePageAddress(): string {
  return usePagePath() + useSyncExternalStore(onQueryChange, readQuery);
}
