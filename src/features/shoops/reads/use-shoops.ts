import { useQuery } from '@tanstack/react-query';
import { listPatientShoops, type shoopReadiness } from '#api/endpoints/physician-shoops.ts';
import { endpointQuery, refetchOnReturn } from '#api/query.ts';
import { shoopsFor } from '#domain/shoops/shoop.ts';

type Readiness = (typeof shoopReadiness)[keyof typeof shoopReadiness];

/** Queries a patient's drafts or sent Shoops; drops other patients' (physician §6, §7). */
export function useShoops(patientId: string, isReady: Readiness) {
  return useQuery({
    ...endpointQuery(listPatientShoops, { query: { patientId, isReady } }),
    ...refetchOnReturn,
    select: (list) => shoopsFor(patientId, list),
  });
}
