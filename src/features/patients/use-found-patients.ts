import { queryOptions, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { listPatients } from '#api/endpoints/patients.ts';
import { endpointQuery } from '#api/query.ts';
import type { PatientRow } from './find-patients.ts';

/** Most results in the menu; the list of patients shows the others. */
const MAX_RESULTS = 8;
const noPatients: readonly PatientRow[] = [];

/** Loads the search code, which includes phone parsing, and the result list on first use. */
const searching = queryOptions({
  queryKey: ['find-patients'],
  queryFn: async () => {
    const [{ findPatients }, { FoundPatients }] = await Promise.all([
      import('./find-patients.ts'),
      import('./found-patients.tsx'),
    ]);
    return { find: findPatients, FoundPatients };
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** Finds patients by the typed text. The list loads once the field has focus. */
export function useFoundPatients() {
  const [typed, type] = useState('');
  const [isActivated, setTurnedTo] = useState(false);
  const list = useQuery({ ...endpointQuery(listPatients, {}), enabled: isActivated });
  const search = useQuery({ ...searching, enabled: isActivated });
  const deferredText = useDeferredValue(typed.trim());
  const patients = list.data?.patients;
  const find = search.data?.find;
  const matches = useMemo(
    () => (patients && find && deferredText !== '' ? find(patients, deferredText) : undefined),
    [patients, find, deferredText],
  );
  const shown = useMemo(() => matches?.slice(0, MAX_RESULTS) ?? noPatients, [matches]);
  return {
    typed,
    type,
    turnTo: () => setTurnedTo(true),
    patients: patients ?? noPatients,
    shown,
    /** Component that renders the results; undefined until it is loaded. */
    FoundPatients: search.data?.FoundPatients,
    /** Number of matches; undefined while unknown. */
    found: matches?.length,
    /** Searches with the current text, which may be newer than the deferred results. */
    findNow: () => (patients && find && typed.trim() !== '' ? find(patients, typed.trim()) : noPatients),
    /** True if the shown results belong to the current text. */
    isSettled: matches !== undefined && deferredText === typed.trim(),
    query: list.error ? list : search,
  };
}
