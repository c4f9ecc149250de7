import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listLinkedPhysicians } from '#api/endpoints/accounts/physicians.ts';
import type { Notification } from '#api/endpoints/notifications.ts';
import { listPatients } from '#api/endpoints/patients.ts';
import { endpointQuery } from '#api/query.ts';
import { useSession } from '#api/session/use-session.ts';
import { findPhysician, linkedPatientId } from './senders.ts';

/** Person of a notification. The image, if there is one, comes once it is loaded. */
export interface Sender {
  image: string | undefined;
}

/**
 * Loads the pictures of the people in the notifications.
 * @returns function from a notification to its person, or null if it is about no person
 */
export function useSenders(notifications: readonly Notification[]) {
  const role = useSession()?.role;
  const { data: linkedPhysicians } = useQuery({
    ...endpointQuery(listLinkedPhysicians, {}),
    enabled: role === 'patient',
  });
  const { data: patientList } = useQuery({
    ...endpointQuery(listPatients, {}),
    enabled:
      role === 'physician' && notifications.some((notification) => linkedPatientId(notification) !== null),
  });
  const images = useMemo(
    () => new Map(patientList?.patients.map(({ id, profileImage }) => [id, profileImage])),
    [patientList],
  );
  return (notification: Notification): Sender | null => {
    if (role === 'patient') {
      const physician = findPhysician(notification, linkedPhysicians?.physicians ?? []);
      return physician && { image: physician.profileImage };
    }
    const id = linkedPatientId(notification);
    return id === null ? null : { image: images.get(id) };
  };
}
