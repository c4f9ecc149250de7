import { createContext, useContext } from 'react';
import type { LookupAnswer, LookupSource } from '#domain/questions/question.ts';

/** An entry of a shared list. */
export type LookupItem = NonNullable<LookupAnswer['item']>;

/** The way to the shared lists, handed in by whoever may talk to the network. Stable. */
export interface Lookups {
  /** What the list has for a text; rejects when it could not be asked. */
  search(source: LookupSource, text: string, signal: AbortSignal): Promise<readonly LookupItem[]>;
  /**
   * Opens the dialog that adds what was typed to the list. Settles once the dialog is gone, so that focus can go back
   * to the field: with the new item, or with null when the reader thought better of it.
   */
  openCreate(source: LookupSource, text: string): Promise<LookupItem | null>;
}

const LookupContext = createContext<Lookups | null>(null);

/** Gives the lookup questions below it their lists. */
export const LookupProvider = LookupContext.Provider;

export function useLookups(): Lookups {
  const lookups = useContext(LookupContext);
  if (!lookups) throw new Error('A lookup question must stand inside a LookupProvider.');
  return lookups;
}
