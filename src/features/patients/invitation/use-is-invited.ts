import { useTimeout } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listPatients } from '#api/endpoints/patients.ts';
import { endpointQuery } from '#api/query.ts';
import { PENDING, readStatus } from '#domain/patient-status.ts';

/** Longest time that the page of a patient without a phone waits for the status, in ms. */
const LONGEST_WAIT_MS = 4000;

/**
 * Tells whether a patient is only invited. The profile has no status: the list of patients has (physician §3).
 * @param phone the profile's; a sign-up verifies one, so a patient who has one is shown without waiting for the list
 * @returns undefined while the answer is worth waiting for: the notice would move everything below it
 */
export function useIsInvited(patientId: string, phone: string | undefined): boolean | undefined {
  const [isLate, setLate] = useState(false);
  useTimeout(() => setLate(true), LONGEST_WAIT_MS, { autoInvoke: true });
  const { data: status, isLoading } = useQuery({
    ...endpointQuery(listPatients, {}),
    select: ({ patients }) => readStatus(patients.find(({ id }) => id === patientId)?.status ?? ''),
  });
  return isLoading && !isLate && !phone ? undefined : status === PENDING;
}
