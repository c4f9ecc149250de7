import type { UseQueryOptions } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { LookupAnswer, LookupSource } from '#domain/questions/question.ts';

/** Item of a shared list. */
export type LookupItem = NonNullable<LookupAnswer['item']>;

/** Query options of a list search. */
type ListQuery = Pick<UseQueryOptions<readonly LookupItem[]>, 'queryKey' | 'queryFn' | 'meta'>;

/** Access to the shared lists, passed in since this layer makes no calls. Stable. */
export interface Lookups {
  /** Returns the query for the items that match a text. */
  search(source: LookupSource, text: string): ListQuery;
  /**
   * Opens the dialog that adds an item. Resolves after it has closed, so that the field can be
   * focused again: with the new item, or null if the user cancelled.
   */
  openCreate(source: LookupSource, text: string): Promise<LookupItem | null>;
}

const LookupContext = createContext<Lookups | null>(null);

/** Provides the shared lists to the lookup questions in it. */
export const LookupProvider = LookupContext.Provider;

/** Returns the shared lists. @throws outside of a LookupProvider */
export function useLookups(): Lookups {
  const lookups = useContext(LookupContext);
  if (!lookups) throw new Error('A lookup question must stand inside a LookupProvider.');
  return lookups;
}
