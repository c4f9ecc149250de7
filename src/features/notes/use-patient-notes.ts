import { useQuery } from '@tanstack/react-query';
import { listNotes } from '#api/endpoints/notes.ts';
import { endpointQuery, refetchOnReturn } from '#api/query.ts';
import { notesAbout } from '#domain/notes/note.ts';
import { useRefetchWhenShown } from '#ui/reading/visibility.ts';

/** Queries the notes on a patient, newest first; drops notes on other patients. */
export function usePatientNotes(patientId: string) {
  const query = useQuery({
    ...endpointQuery(listNotes, { query: { patientId } }),
    ...refetchOnReturn,
    select: ({ notes, unreadable }) => ({ notes: notesAbout(patientId, notes), unreadable }),
  });
  useRefetchWhenShown(query);
  return query;
}
