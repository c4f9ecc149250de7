import { createContext, useCallback, useContext, useEffect, useEffectEvent, useMemo, useState } from 'react';

/** Sections with unsaved changes. */
export interface Unsaved {
  /** Titles of those sections, in the order of their first change. */
  readonly titles: readonly string[];
  readonly report: (title: string, dirty: boolean) => void;
}

const UnsavedContext = createContext<Unsaved['report']>(() => undefined);
export const UnsavedProvider = UnsavedContext.Provider;

/** Returns the function with which a section reports unsaved changes. */
export function useReportUnsaved(): Unsaved['report'] {
  return useContext(UnsavedContext);
}

/** Reports, whenever it changes, whether a section has unsaved changes. */
export function useReportDirty(title: string, isDirty: boolean): void {
  const report = useEffectEvent(useReportUnsaved());
  useEffect(() => report(title, isDirty), [title, isDirty]);
}

/** Collects the unsaved changes that the sections of the wizard report. */
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
