import { createContext, useCallback, useContext, useEffect, useEffectEvent, useMemo, useState } from 'react';

/** Sections of a page that have unsaved changes. */
export interface UnsavedSections {
  /** Titles of those sections, in the order of their first change. */
  readonly titles: readonly string[];
  /** Called by a section when its changes become unsaved, and when they are saved. */
  readonly report: (title: string, isDirty: boolean) => void;
}

const UnsavedContext = createContext<UnsavedSections['report']>(() => undefined);
/** Provides to the sections of a page the function that reports unsaved changes. */
export const UnsavedSectionsProvider = UnsavedContext.Provider;

/** Returns the function with which a section reports unsaved changes. */
export function useReportUnsaved(): UnsavedSections['report'] {
  return useContext(UnsavedContext);
}

/** Reports, whenever it changes, whether a section has unsaved changes. */
export function useReportDirty(title: string, isDirty: boolean): void {
  const report = useEffectEvent(useReportUnsaved());
  useEffect(() => report(title, isDirty), [title, isDirty]);
}

/** Collects the unsaved changes that the sections of a page report. */
export function useUnsavedSections(): UnsavedSections {
  const [titles, setTitles] = useState<readonly string[]>([]);
  const report = useCallback((title: string, isDirty: boolean) => {
    setTitles((known) => {
      if (known.includes(title) === isDirty) return known;
      return isDirty ? [...known, title] : known.filter((other) => other !== title);
    });
  }, []);
  return useMemo(() => ({ titles, report }), [titles, report]);
}
