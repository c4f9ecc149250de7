import type { UseQueryOptions } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { LookupAnswer, LookupSource } from '#domain/questions/question.ts';

/** An entry of a shared list. */
export type LookupItem = NonNullable<LookupAnswer['item']>;

/** How to ask a list, and under what name its answer is kept. */
type ListQuery = Pick<UseQueryOptions<readonly LookupItem[]>, 'queryKey' | 'queryFn' | 'meta'>;

/** The way to the shared lists, handed in by whoever may talk to the network. Stable. */
export interface Lookups {
  /** How to ask what the list has for a text. */
  search(source: LookupSource, text: string): ListQuery;
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
