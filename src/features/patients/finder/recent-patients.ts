import type { QueryClient } from '@tanstack/react-query';

/** Key of the ids in the query cache, which a logout empties, and nowhere else (decision 98). */
const queryKey = ['recent-patients'];
const MAX_RECENT = 5;

/** Remembers that a patient's page was opened in this tab. */
export function noteRecentPatient(client: QueryClient, patientId: string): void {
  // No component observes this key, so the cache would drop it after a while.
  client.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY });
  client.setQueryData<readonly string[]>(queryKey, (ids = []) =>
    [patientId, ...ids.filter((id) => id !== patientId)].slice(0, MAX_RECENT),
  );
}

/** Returns the ids of the patients opened last in this tab, the last one first; at most five. */
export const recentPatients = (client: QueryClient): readonly string[] =>
  client.getQueryData<readonly string[]>(queryKey) ?? [];
