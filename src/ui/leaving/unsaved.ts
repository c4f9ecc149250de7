import { createContext, useCallback, useContext, useMemo, useState } from 'react';

/** Which sections hold answers that were not saved. */
export interface Unsaved {
  /** The titles of those sections, in the order in which they became so. */
  readonly titles: readonly string[];
  readonly report: (title: string, dirty: boolean) => void;
}

const UnsavedContext = createContext<Unsaved['report']>(() => undefined);
export const UnsavedProvider = UnsavedContext.Provider;

/** For a section: says whether it holds unsaved answers. */
export function useReportUnsaved(): Unsaved['report'] {
  return useContext(UnsavedContext);
}

/** For the wizard: collects what its sections report. */
export function useUnsaved(): Unsaved {
  const [titles, setTitles] = useState<readonly string[]>([]);
  const report = useCallback((title: string, dirty: boolean) => {
    setTitles((known) => {
      if (known.includes(title) === dirty) return known;
      return dirty ? [...known, title] : known.filter((other) => other !== title);
    });
  }, []);
  return useMemo(() => ({ titles, report }), [titles, report]);
}
