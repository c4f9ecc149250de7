import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isForbiddenOrMissing } from '#api/client/api-error.ts';
import { readPatient } from '#api/endpoints/patient-profile.ts';
import { endpointQuery } from '#api/query.ts';
import { markSubjectShown } from '#api/shown-subject.ts';
import { fullName } from '#domain/values/full-name.ts';
import { noteRecentPatient } from './finder/recent-patients.ts';

/**
 * Reads the patient of a page, and records that the page is open: for toasts, which name a patient
 * whose page is not shown, and for the list of patients opened last. A record that is missing or
 * that the user may not open has no patient, even if an earlier reply is cached.
 */
export function useRecord(patientId: string) {
  const query = useQuery(endpointQuery(readPatient, { query: { patientId } }));
  const isForbidden = isForbiddenOrMissing(query.error);
  const patient = isForbidden ? undefined : query.data;
  // Returns the function that unmarks the patient.
  useEffect(() => markSubjectShown(patientId), [patientId]);
  const client = useQueryClient();
  const isOpen = patient !== undefined;
  useEffect(() => {
    if (isOpen) noteRecentPatient(client, patientId);
  }, [client, patientId, isOpen]);
  return { query, isForbidden, patient, name: (patient && fullName(patient)) || 'Patient' };
}

/** Result of reading a page's patient. */
export type PatientRead = ReturnType<typeof useRecord>;
