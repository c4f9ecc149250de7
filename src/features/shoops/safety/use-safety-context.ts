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
  sentShoops: endpointQuery(listPatientShoops, { query: { patientId, isReady: shoopReadiness.sent } }),
  cannabisUse: endpointQuery(cannabisUseCalls.read, { subject: { userId: patientId } }),
  medications: endpointQuery(medicationsCalls.read, { subject: { userId: patientId } }),
});

/** Facts about a patient that warnings compare a Shoop with. */
export interface PatientSafety extends SafetyContext {
  /** Facts that could not be read completely: 'the experience with cannabis'. */
  readonly unknown: readonly string[];
  /** Facts that are still loading, so that no warning considers them (decision 87). */
  readonly loading: readonly string[];
}

/** Reads the facts about a patient that affect a dose: sent Shoops, experience and allergies. */
export function useSafetyContext(patientId: string): PatientSafety {
  const queries = safetyQueries(patientId);
  const sentShoops = useQuery(queries.sentShoops);
  const cannabisUse = useQuery(queries.cannabisUse);
  const medications = useQuery(queries.medications);
  return useMemo(() => {
    const list = sentShoops.data && recommendedTo(patientId, sentShoops.data);
    const isIncomplete = sentShoops.isError || (list?.unreadable ?? 0) > 0;
    const facts = [
      { name: 'what was sent before', data: sentShoops.data, isUnknown: isIncomplete },
      { name: 'the experience with cannabis', data: cannabisUse.data, isUnknown: cannabisUse.isError },
      { name: 'the allergies', data: medications.data, isUnknown: medications.isError },
    ];
    return {
      recommendations: list?.recommendations ?? [],
      experience: String(cannabisUse.data?.previousExperience ?? ''),
      allergies: allergiesTo(medications.data ?? null) ?? [],
      unknown: facts.filter(({ isUnknown }) => isUnknown).map(({ name }) => name),
      loading: facts
        .filter(({ data, isUnknown }) => data === undefined && !isUnknown)
        .map(({ name }) => name),
    };
  }, [
    patientId,
    sentShoops.data,
    sentShoops.isError,
    cannabisUse.data,
    cannabisUse.isError,
    medications.data,
    medications.isError,
  ]);
}
