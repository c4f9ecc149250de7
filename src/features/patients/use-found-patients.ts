import { queryOptions, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { listPatients } from '#api/endpoints/patients.ts';
import { endpointQuery } from '#api/query.ts';
import type { PatientRow } from './find-patients.ts';

/** More than fit under a field are no help: there is the list for them. */
const MOST = 8;
const nobody: readonly PatientRow[] = [];

/** How they are searched reads telephone numbers, too: it comes with the first search, and so does what draws them. */
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

/** The patients who match what is typed. They are asked for once somebody turns to the field. */
export function useFoundPatients() {
  const [typed, type] = useState('');
  const [turnedTo, setTurnedTo] = useState(false);
  const list = useQuery({ ...endpointQuery(listPatients, {}), enabled: turnedTo });
  const search = useQuery({ ...searching, enabled: turnedTo });
  const wanted = useDeferredValue(typed.trim());
  const patients = list.data?.patients;
  const find = search.data?.find;
  const matches = useMemo(
    () => (patients && find && wanted !== '' ? find(patients, wanted) : undefined),
    [patients, find, wanted],
  );
  const shown = useMemo(() => matches?.slice(0, MOST) ?? nobody, [matches]);
  return {
    typed,
    type,
    turnTo: () => setTurnedTo(true),
    patients: patients ?? nobody,
    shown,
    /** Draws them; undefined until somebody has searched. */
    FoundPatients: search.data?.FoundPatients,
    /** How many there are; undefined until it is known. */
    found: matches?.length,
    /** Who matches what is typed at this moment: what is shown may be a letter behind. */
    findNow: () => (patients && find && typed.trim() !== '' ? find(patients, typed.trim()) : nobody),
    /** What is shown is of what is typed now. */
    isSettled: matches !== undefined && wanted === typed.trim(),
    query: list.error ? list : search,
  };
}
