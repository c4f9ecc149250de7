import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { cannabisUseCalls, medicationsCalls } from '#api/endpoints/intake/sections.ts';
import { listPatientShoops, shoopReadiness } from '#api/endpoints/physician-shoops.ts';
import { endpointQuery } from '#api/query.ts';
import { allergiesTo } from '#domain/shoops/patient-in-view.ts';
import { recommendedTo } from '#domain/shoops/recommendations.ts';
import type { SafetyContext } from '#domain/shoops/safety/warnings.ts';

/** Returns the query for the Shoops sent to a patient. */
export const sentShoopsQuery = (patientId: string) =>
  endpointQuery(listPatientShoops, { query: { patientId, isReady: shoopReadiness.sent } });

export interface PatientSafety extends SafetyContext {
  /** Facts that could not be read completely: 'the experience with cannabis'. */
  readonly unknown: readonly string[];
}

/** Reads the facts about a patient that affect a dose: sent Shoops, experience and allergies. */
export function useSafetyContext(patientId: string): PatientSafety {
  const subject = { userId: patientId };
  const sent = useQuery(sentShoopsQuery(patientId));
  const use = useQuery(endpointQuery(cannabisUseCalls.read, { subject }));
  const medications = useQuery(endpointQuery(medicationsCalls.read, { subject }));
  return useMemo(() => {
    const list = sent.data && recommendedTo(patientId, sent.data);
    const isCut = sent.isError || (list?.unreadable ?? 0) > 0;
    return {
      recommendations: list?.recommendations ?? [],
      experience: String(use.data?.previousExperience ?? ''),
      allergies: allergiesTo(medications.data ?? null) ?? [],
      unknown: [
        ...(isCut ? ['what was sent before'] : []),
        ...(use.isError ? ['the experience with cannabis'] : []),
        ...(medications.isError ? ['the allergies'] : []),
      ],
    };
  }, [patientId, sent.data, sent.isError, use.data, use.isError, medications.data, medications.isError]);
}
