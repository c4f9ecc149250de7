import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { cannabisUseCalls } from '#api/endpoints/intake/sections.ts';
import { listPatientShoops, shoopReadiness } from '#api/endpoints/physician-shoops.ts';
import { endpointQuery } from '#api/query.ts';
import { recommendedTo } from '#domain/shoops/recommendations.ts';
import type { SafetyContext } from '#domain/shoops/safety/warnings.ts';

/** What was sent to a patient, as it is asked for. */
export const sentShoopsQuery = (patientId: string) =>
  endpointQuery(listPatientShoops, { query: { patientId, isReady: shoopReadiness.sent } });

export interface PatientSafety extends SafetyContext {
  /** What could not be read, or not all of it, so that nothing is compared with it: 'the experience with cannabis'. */
  readonly unknown: readonly string[];
}

/** What is known of a patient that bears on a dose: what they were sent, and whether they ever tried cannabis. */
export function useSafetyContext(patientId: string): PatientSafety {
  const sent = useQuery(sentShoopsQuery(patientId));
  const use = useQuery(endpointQuery(cannabisUseCalls.read, { subject: { userId: patientId } }));
  return useMemo(() => {
    const list = sent.data && recommendedTo(patientId, sent.data);
    const known = list?.recommendations ?? [];
    const [last = null] = known;
    const isCut = sent.isError || (list?.unreadable ?? 0) > 0;
    return {
      last,
      experience: String(use.data?.previousExperience ?? ''),
      hadBefore: known.flatMap(({ shoops }) => shoops).map(({ targetCannabinoid }) => targetCannabinoid),
      unknown: [
        ...(isCut ? ['what was sent before'] : []),
        ...(use.isError ? ['the experience with cannabis'] : []),
      ],
    };
  }, [patientId, sent.data, sent.isError, use.data, use.isError]);
}
