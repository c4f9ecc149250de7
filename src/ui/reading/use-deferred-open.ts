import { useEffect, useState } from 'react';

/**
 * Delays a lazily loaded dialog by a render. The library returns the focus only if a dialog opens
 * after its mount, not if it mounts open.
 */
export function useDeferredOpen(opened: boolean): boolean {
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  return opened && isMounted;
}
