import { useEffect, useState } from 'react';

/**
 * Delays a lazily loaded dialog by a render. The library returns the focus only if a dialog opens
 * after its mount, not if it mounts open.
 */
export function useDeferredOpen(opened: boolean): boolean {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => setIsThere(true), []);
  return opened && isThere;
}
