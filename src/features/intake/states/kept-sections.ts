import { createContext, useContext } from 'react';
import type { IntakeSection } from '#domain/intake/sections.ts';
import type { KeptSections } from '#drafts/use-kept-sections.ts';
import { isUnsaved, useSectionState } from './section-states.ts';

const KeptContext = createContext<KeptSections>(null);
export const KeptSectionsProvider = KeptContext.Provider;

/** What earlier visits have left unsaved, as it was when the intake was opened. */
export const useKept = () => useContext(KeptContext);

/** Whether a section holds something that is not saved: typed here, or on an earlier visit. */
export function useIsUnsaved({ segment, module }: IntakeSection, opened: boolean): boolean {
  const here = useSectionState(segment, isUnsaved);
  const isKept = useKept()?.has(module) ?? false;
  return opened ? here : isKept;
}
