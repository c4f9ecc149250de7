import { useEffect, useState } from 'react';

/**
 * For a dialog that is fetched at the first press: it opens once it is there. The library gives the focus back to
 * what had it when a dialog opened, and does not know that of one that is open from the start.
 */
export function useOpensLater(opened: boolean): boolean {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => setIsThere(true), []);
  return opened && isThere;
}
