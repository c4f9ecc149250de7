import { createContext, useContext } from 'react';
import type { IntakeSection } from '#domain/intake/sections.ts';
import type { DraftSections } from '#drafts/use-draft-sections.ts';
import { isUnsaved, useSectionState } from './section-states.ts';

const SectionsWithDraftContext = createContext<DraftSections>(null);
export const SectionsWithDraftProvider = SectionsWithDraftContext.Provider;

/** Returns the sections that had a draft when the intake was opened; null while loading. */
export const useSectionsWithDraft = () => useContext(SectionsWithDraftContext);

/** Returns true if a section has unsaved changes, or a draft of an earlier visit. */
export function useIsUnsaved({ segment, module }: IntakeSection, opened: boolean): boolean {
  const isUnsavedHere = useSectionState(segment, isUnsaved);
  const hasDraft = useSectionsWithDraft()?.has(module) ?? false;
  return opened ? isUnsavedHere : hasDraft;
}
