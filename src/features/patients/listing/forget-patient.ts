import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { listPatients } from '#api/endpoints/patients.ts';
import { endpointQuery } from '#api/query.ts';
import { readUserId } from '#api/session/session.ts';
import { drafts } from '#drafts/drafts.ts';

interface KnownInput {
  query?: Record<string, unknown>;
  subject?: { userId?: string };
}

/** Whether a read was about a patient: it names them in its query, or was made for them. */
function isAbout(id: string, [, input]: QueryKey): boolean {
  const { query = {}, subject } = (input ?? {}) as KnownInput;
  return subject?.userId === id || Object.values(query).includes(id);
}

/**
 * Of somebody who was deleted nothing is shown any more: not in the list, not from what was read before, not from what
 * was typed and not saved.
 */
export async function forgetPatient(queryClient: QueryClient, id: string): Promise<void> {
  queryClient.setQueryData(endpointQuery(listPatients, {}).queryKey, (known) => {
    if (!known) return known;
    const patients = known.patients.filter((patient) => patient.id !== id);
    const gone = known.patients.length - patients.length;
    return { ...known, patients, info: { results: known.info.results - gone } };
  });
  queryClient.removeQueries({ predicate: ({ queryKey }) => isAbout(id, queryKey) });
  await drafts.forgetAllAbout(readUserId(), id);
}
