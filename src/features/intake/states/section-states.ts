import { type Atom, createAtom, useSelector } from '@tanstack/react-store';
import { createContext, useContext } from 'react';
import type { IntakeSegment } from '#domain/intake/sections.ts';

/** What the wizard's frame shows of a section whose form is open. */
export interface SectionState {
  /** It holds answers that were not saved. */
  readonly dirty: boolean;
  /** What an earlier visit has left unsaved is offered, and nothing is decided yet. */
  readonly asking: boolean;
  readonly saving: boolean;
  /** Why it cannot be saved as it stands; null when it can. */
  readonly heldUp: string | null;
  /** When it was saved last in this visit, in milliseconds since 1970. */
  readonly savedAt: number | null;
  /** The last save failed. */
  readonly failed: boolean;
  /** It did not reach the clinic. */
  readonly cutOff: boolean;
  /** How many of the questions that are asked have an answer; null while they are on their way. */
  readonly answered: { readonly count: number; readonly of: number } | null;
}

const untouched: SectionState = {
  dirty: false,
  asking: false,
  saving: false,
  heldUp: null,
  savedAt: null,
  failed: false,
  cutOff: false,
  answered: null,
};

/** The id of a section's heading. */
export const headingId = (segment: IntakeSegment) => `${segment}-heading`;

type States = Readonly<Partial<Record<IntakeSegment, SectionState>>>;

/** The states of all sections, outside React: an edit renders what shows it, and neither list nor column. */
export interface SectionStates {
  readonly atom: Atom<States>;
  set(segment: IntakeSegment, change: Partial<SectionState>): void;
}

export function createSectionStates(): SectionStates {
  const atom = createAtom<States>({});
  return {
    atom,
    set(segment, change) {
      const known = atom.get()[segment] ?? untouched;
      const next = { ...known, ...change };
      if (JSON.stringify(next) === JSON.stringify(known)) return;
      atom.set((all) => ({ ...all, [segment]: next }));
    },
  };
}

const SectionStatesContext = createContext(createSectionStates());
export const SectionStatesProvider = SectionStatesContext.Provider;

/** For whoever tells what became of a section. */
export const useSectionStates = () => useContext(SectionStatesContext);

/** What follows from the state of a section. */
export function useSectionState<Result extends string | number | boolean | null>(
  segment: IntakeSegment,
  follow: (state: SectionState) => Result,
): Result {
  return useSelector(useSectionStates().atom, (all) => follow(all[segment] ?? untouched));
}

/** What follows from the states of all sections that were opened. */
export function useAllSections<Result extends string | number | null>(
  follow: (states: readonly (readonly [IntakeSegment, SectionState])[]) => Result,
): Result {
  return useSelector(useSectionStates().atom, (all) =>
    follow(Object.entries(all) as [IntakeSegment, SectionState][]),
  );
}

export const isUnsaved = ({ dirty, asking }: SectionState) => dirty || asking;
