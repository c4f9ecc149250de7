import { createContext, useContext } from 'react';
import type { IntakeSection } from '#domain/intake/sections.ts';
import type { DraftSections } from '#drafts/use-draft-sections.ts';
import { isUnsaved, useSectionState } from './section-states.ts';

const KeptContext = createContext<DraftSections>(null);
export const KeptSectionsProvider = KeptContext.Provider;

/** Returns the sections that had a draft when the intake was opened; null while loading. */
export const useSectionsWithDraft = () => useContext(KeptContext);

/** Returns true if a section has unsaved changes, or a draft of an earlier visit. */
export function useIsUnsaved({ segment, module }: IntakeSection, opened: boolean): boolean {
  const here = useSectionState(segment, isUnsaved);
  const isKept = useSectionsWithDraft()?.has(module) ?? false;
  return opened ? here : isKept;
}
