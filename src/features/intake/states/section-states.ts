import { type Atom, createAtom, useSelector } from '@tanstack/react-store';
import { createContext, useContext } from 'react';
import type { IntakeSegment } from '#domain/intake/sections.ts';
import { isSame } from '#domain/values/is-same.ts';
import { keysOf } from '#domain/values/keys-of.ts';

/** State of an opened section, as shown in the wizard's frame. */
export interface SectionState {
  /** True if the section has unsaved changes. */
  readonly isDirty: boolean;
  /** True while drafts of an earlier visit are offered. */
  readonly isOfferingDrafts: boolean;
  readonly isSaving: boolean;
  /** Reason why the section cannot be saved now; null if it can. */
  readonly heldUpReason: string | null;
  /** Time of the last save in this visit, in ms since 1970. */
  readonly savedAt: number | null;
  /** True if the last save failed. */
  readonly hasFailed: boolean;
  /** True if the last save failed because it did not reach the server. */
  readonly isOffline: boolean;
  /** Number of answered and of asked questions; null while loading. */
  readonly answered: { readonly count: number; readonly of: number } | null;
}

const initialState: SectionState = {
  isDirty: false,
  isOfferingDrafts: false,
  isSaving: false,
  heldUpReason: null,
  savedAt: null,
  hasFailed: false,
  isOffline: false,
  answered: null,
};

/** Returns the id of a section's heading. */
export const headingId = (segment: IntakeSegment) => `${segment}-heading`;

type States = Readonly<Partial<Record<IntakeSegment, SectionState>>>;

/** States of all sections, outside React: an edit rerenders only components that select it. */
export interface SectionStates {
  readonly atom: Atom<States>;
  set(segment: IntakeSegment, change: Partial<SectionState>): void;
}

/** Creates the store of one visit to the intake, without opened sections. */
export function createSectionStates(): SectionStates {
  const atom = createAtom<States>({});
  return {
    atom,
    set(segment, change) {
      const current = atom.get()[segment] ?? initialState;
      const next = { ...current, ...change };
      if (isSame(next, current)) return;
      atom.set((allStates) => ({ ...allStates, [segment]: next }));
    },
  };
}

// The default is for a part that is rendered without the wizard.
const SectionStatesContext = createContext(createSectionStates());
export const SectionStatesProvider = SectionStatesContext.Provider;

/** Returns the store, for components that update a section's state. */
export const useSectionStates = () => useContext(SectionStatesContext);

/** Selects a value from a section's state. A primitive, since results are compared by identity. */
export function useSectionState<Result extends string | number | boolean | null>(
  segment: IntakeSegment,
  select: (state: SectionState) => Result,
): Result {
  return useSelector(useSectionStates().atom, (allStates) => select(allStates[segment] ?? initialState));
}

/** Selects a value from the states of all opened sections. */
export function useAllSectionStates<Result extends string | number | null>(
  select: (states: readonly (readonly [IntakeSegment, SectionState])[]) => Result,
): Result {
  return useSelector(useSectionStates().atom, (allStates) =>
    select(keysOf(allStates).map((segment) => [segment, allStates[segment] ?? initialState])),
  );
}

/** Returns true if the section has unsaved changes, or a draft that is not decided on. */
export const isUnsaved = ({ isDirty, isOfferingDrafts }: SectionState) => isDirty || isOfferingDrafts;
