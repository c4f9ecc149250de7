import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { listPatients } from '#api/endpoints/patients.ts';
import { endpointQuery } from '#api/query.ts';
import { listChoices } from './choices.ts';
import { findPatientsByRank, prepareSearch } from './find-patients.ts';
import type { PatientRow } from './patient-row.ts';
import { recentPatients } from './recent-patients.ts';

/** Highest number of matches in the menu; the list of patients has the others. */
const MAX_RESULTS = 8;
/** Stable empty list, so that memoized results stay equal. */
const noPatients: readonly PatientRow[] = [];

/** Query of the code for the results, which is loaded once the field is used. */
const resultsCode = queryOptions({
  queryKey: ['found-patients'],
  queryFn: () => import('./found-patients.tsx'),
  staleTime: Number.POSITIVE_INFINITY,
});

/**
 * Finds patients by the typed text. The list loads once the field is used.
 * @param isDialog true in the dialog, which loads at once, begins with the patients opened last and
 *   offers to send a Shoop; false for the field of the dashboard
 */
export function useFoundPatients(isDialog: boolean) {
  const [typed, setTyped] = useState('');
  const [isActivated, setActivated] = useState(isDialog);
  const client = useQueryClient();
  // Read once: the order must not change while a physician reads it.
  const [recentIds] = useState(() => (isDialog ? recentPatients(client) : []));
  const listQuery = useQuery({ ...endpointQuery(listPatients, {}), enabled: isActivated });
  const codeQuery = useQuery({ ...resultsCode, enabled: isActivated });
  const text = typed.trim();
  const patients = listQuery.data?.patients;
  // Prepares the search in pauses, so that the first key need not wait. Returns its stop.
  useEffect(() => (patients ? prepareSearch(patients) : undefined), [patients]);
  // With the key itself and not after it: two renders and two paints would take twice as long.
  const matches = useMemo(
    () => (patients && text !== '' ? findPatientsByRank(patients, text, MAX_RESULTS) : undefined),
    [patients, text],
  );
  const recentRows = useMemo(
    () => recentIds.flatMap((id) => patients?.find((patient) => patient.id === id) ?? []),
    [recentIds, patients],
  );
  const isRecent = isDialog && text === '';
  const choices = useMemo(
    () =>
      listChoices(
        isRecent ? recentRows : (matches?.best ?? noPatients),
        // Shoops are offered for matches, not for the patients opened last.
        !isRecent && isDialog,
      ),
    [matches, recentRows, isRecent, isDialog],
  );
  return {
    typed,
    setTyped,
    activate: () => setActivated(true),
    patients: patients ?? noPatients,
    /** Number of patients who could not be read, and so are never found. */
    unreadable: listQuery.data?.unreadable ?? 0,
    choices,
    /** Component that renders the results; undefined until it is loaded. */
    FoundPatients: codeQuery.data?.FoundPatients,
    /** Number of matches; undefined while unknown or without a text. */
    matchCount: matches?.count,
    /** True if there is something to show: matches, or the patients opened last. */
    isLoaded: patients !== undefined && (isRecent || matches !== undefined),
    isEmpty: text === '',
    /** Query that failed, or that Retry repeats: the list's, else the one of the results' code. */
    query: listQuery.error ? listQuery : codeQuery,
  };
}
