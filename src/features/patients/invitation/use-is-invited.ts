import { useTimeout } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listPatients } from '#api/endpoints/patients.ts';
import { endpointQuery } from '#api/query.ts';
import { PENDING, readStatus } from '#domain/patient-status.ts';

/** Longest wait for the status of a patient without a phone, in ms. */
const LONGEST_WAIT_MS = 4000;

/**
 * Checks whether a patient has only been invited, by the list: a profile has no status
 * (physician §3).
 * @param phone in the profile; sign-ups verify one, so with a phone there is no wait
 * @returns undefined while waiting: the notice would move the content below
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
