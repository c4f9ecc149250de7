import { createContext, useContext } from 'react';
import type { IntakeSection } from '#domain/intake/sections.ts';
import type { KeptSections } from '#drafts/use-kept-sections.ts';
import { isUnsaved, useSectionState } from './section-states.ts';

const KeptContext = createContext<KeptSections>(null);
export const KeptSectionsProvider = KeptContext.Provider;

/** Returns the sections that had a draft when the intake was opened; null while loading. */
export const useKept = () => useContext(KeptContext);

/** Returns true if a section has unsaved changes, or a draft of an earlier visit. */
export function useIsUnsaved({ segment, module }: IntakeSection, opened: boolean): boolean {
  const here = useSectionState(segment, isUnsaved);
  const isKept = useKept()?.has(module) ?? false;
  return opened ? here : isKept;
}
