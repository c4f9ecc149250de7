import { useEffect } from 'react';
import { useAnnounce } from '#ui/feedback/live-region.tsx';
import type { PatientRow } from '../finder/patient-row.ts';

/**
 * Announces the patient who was just added.
 * @param added e-mail of the patient
 */
export function useAnnounceAdded(patients: readonly PatientRow[], added: string | undefined): void {
  const announce = useAnnounce();
  const name = patients.find(({ email }) => email && email === added)?.fullName;
  useEffect(() => {
    if (name) announce(`${name} is on your list`);
  }, [name, announce]);
}
