import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { listPatients } from '#api/endpoints/patients.ts';
import { endpointQuery } from '#api/query.ts';
import { readUserId } from '#api/session/session.ts';
import { drafts } from '#drafts/drafts.ts';
import { forgetSeenAnswers } from '#drafts/seen-answers.ts';

/** Arguments of a call in a query's key, as far as they can name a patient. */
interface CallInput {
  query?: Record<string, unknown>;
  subject?: { userId?: string };
}

/** Returns true if a query is about a patient, by its arguments or its scope. */
function isAbout(id: string, [, input]: QueryKey): boolean {
  const { query = {}, subject } = (input ?? {}) as CallInput;
  return subject?.userId === id || Object.values(query).includes(id);
}

/**
 * Removes a deleted patient from the cached list, and deletes all cached reads and drafts of the
 * patient, and what was seen of the intake.
 */
export async function forgetPatient(queryClient: QueryClient, id: string): Promise<void> {
  queryClient.setQueryData(endpointQuery(listPatients, {}).queryKey, (list) => {
    if (!list) return list;
    const patients = list.patients.filter((patient) => patient.id !== id);
    const removedCount = list.patients.length - patients.length;
    return { ...list, patients, info: { results: list.info.results - removedCount } };
  });
  queryClient.removeQueries({ predicate: ({ queryKey }) => isAbout(id, queryKey) });
  await Promise.all([drafts.forgetAllAbout(readUserId(), id), forgetSeenAnswers(readUserId(), id)]);
}
