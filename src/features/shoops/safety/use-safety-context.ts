import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { cannabisUseCalls, medicationsCalls } from '#api/endpoints/intake/sections.ts';
import { listPatientShoops, shoopReadiness } from '#api/endpoints/physician-shoops.ts';
import { endpointQuery } from '#api/query.ts';
import { allergiesTo } from '#domain/shoops/patient-in-view.ts';
import { recommendedTo } from '#domain/shoops/recommendations.ts';
import type { SafetyContext } from '#domain/shoops/safety/warnings.ts';

/** Returns the queries for the facts about a patient that affect a dose. */
export const safetyQueries = (patientId: string) => ({
  sent: endpointQuery(listPatientShoops, { query: { patientId, isReady: shoopReadiness.sent } }),
  use: endpointQuery(cannabisUseCalls.read, { subject: { userId: patientId } }),
  medications: endpointQuery(medicationsCalls.read, { subject: { userId: patientId } }),
});

export interface PatientSafety extends SafetyContext {
  /** Facts that could not be read completely: 'the experience with cannabis'. */
  readonly unknown: readonly string[];
  /** Facts that are still loading, so that no warning considers them (decision 87). */
  readonly loading: readonly string[];
}

/** Reads the facts about a patient that affect a dose: sent Shoops, experience and allergies. */
export function useSafetyContext(patientId: string): PatientSafety {
  const queries = safetyQueries(patientId);
  const sent = useQuery(queries.sent);
  const use = useQuery(queries.use);
  const medications = useQuery(queries.medications);
  return useMemo(() => {
    const list = sent.data && recommendedTo(patientId, sent.data);
    const isCut = sent.isError || (list?.unreadable ?? 0) > 0;
    const facts = [
      { name: 'what was sent before', data: sent.data, isUnknown: isCut },
      { name: 'the experience with cannabis', data: use.data, isUnknown: use.isError },
      { name: 'the allergies', data: medications.data, isUnknown: medications.isError },
    ];
    return {
      recommendations: list?.recommendations ?? [],
      experience: String(use.data?.previousExperience ?? ''),
      allergies: allergiesTo(medications.data ?? null) ?? [],
      unknown: facts.filter(({ isUnknown }) => isUnknown).map(({ name }) => name),
      loading: facts
        .filter(({ data, isUnknown }) => data === undefined && !isUnknown)
        .map(({ name }) => name),
    };
  }, [patientId, sent.data, sent.isError, use.data, use.isError, medications.data, medications.isError]);
}
